import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type RunResult, runTool } from './program.ts'

const page = 'web/dist/index.html'
const stamp = 'node_modules/.cache/gatehouse/portal'

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Hash of the sources and the mtime of the page: any other build makes it stale. */
function fingerprint(): string {
  const sources = globSync(
    [
      'web/*.{ts,html,json}',
      'web/{src,public}/**/*.*',
      'contracts/src/**/*.ts',
      'package-lock.json',
    ],
    { exclude: ['**/*.test.*'] },
  )
  const hash = createHash('sha256')
  for (const file of sources.toSorted()) hash.update(file).update(readFileSync(file))
  return `${hash.digest('hex')} ${statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 'no page'}`
}

/** Production build into web/dist. */
export async function buildPortal(): Promise<RunResult> {
  const build = await runTool('vite', ['build', 'web'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })
  if (build.ok) {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, fingerprint())
  }
  return build
}

/** Builds the portal unless web/dist is current; exits on failure. */
export async function ensurePortal(): Promise<void> {
  if (readOrNothing(stamp) === fingerprint()) return
  console.log('Building the portal…')
  const build = await buildPortal()
  if (build.ok) return
  console.error(`${build.output}\nThe portal could not be built; its messages are above.`)
  process.exit(1)
}
