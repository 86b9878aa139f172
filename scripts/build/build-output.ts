import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RunResult } from '../programs/program.ts'

export interface BuildOutput {
  name: string
  /** Written last. */
  file: string
  /** Globs. */
  sources: string[]
  /** Further input of the fingerprint. */
  also?: () => string
  build: () => Promise<RunResult>
}

const stampOf = ({ name }: BuildOutput) => `node_modules/.cache/gatehouse/${name}`

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Hash of the sources and the mtime of the output: any other build makes it stale. */
function fingerprint({ file, sources, also }: BuildOutput): string {
  const hash = createHash('sha256').update(also?.() ?? '')
  const files = globSync([...sources, 'package-lock.json'], { exclude: ['**/*.test.*'] })
  for (const source of files.toSorted()) hash.update(source).update(readFileSync(source))
  return `${hash.digest('hex')} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 'none'}`
}

/** Result of a build within this process; an exception is a failure. */
export async function resultOf(work: () => Promise<void>): Promise<RunResult> {
  const started = performance.now()
  const result = (ok: boolean, output: string) => {
    return { ok, output, seconds: (performance.now() - started) / 1000 }
  }
  try {
    await work()
    return result(true, '')
  } catch (error) {
    return result(false, String(error))
  }
}

export async function build(output: BuildOutput): Promise<RunResult> {
  const result = await output.build()
  if (result.ok) {
    const stamp = stampOf(output)
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, fingerprint(output))
  }
  return result
}

/** Builds unless the output is current; exits on failure. */
export async function ensureBuilt(output: BuildOutput): Promise<void> {
  if (readOrNothing(stampOf(output)) === fingerprint(output)) return
  console.log(`Building the ${output.name}…`)
  const { ok, output: messages } = await build(output)
  if (ok) return
  console.error(`${messages}\nThe ${output.name} could not be built; its messages are above.`)
  process.exit(1)
}
