import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import { build } from '../build/build-output.ts'
import { gateway } from '../build/gateway.ts'
import { portal } from '../build/portal.ts'
import { checkTypes } from '../check/check-types.ts'
import { runJest } from '../jest/run-jest.ts'
import { testInBrowser } from '../test/browser-tests.ts'
import { readPlaywrightReport } from '../test/playwright-report.ts'
import { readReport } from '../test/report-file.ts'

const report = resolve('node_modules/.cache/gatehouse/faults.json')

/** How far to look: to the tests that most likely notice a fault, or to all of `npm test`. */
export type Reach = 'near' | 'all'

/**
 * Runs the tests on the sources as they are, those first that most likely notice a fault in `file`.
 * Resolves with the first failure ("types", "Jest: …", "browser: …"); undefined if none fails.
 */
export async function findFailure(
  file: string,
  chromium: string,
  reach: Reach,
): Promise<string | undefined> {
  const types = await checkTypes()
  if (!types.ok) return `types: ${types.output.split('\n')[0]}`
  const [folder, area] = areaOf(file)
  const areaTests = existsSync(`web/e2e/${area}`) ? [`web/e2e/${area}/`] : undefined
  const near =
    (await failureInJest([`${folder}/`])) ??
    // Of another file these are most tests of the gateway.
    (await failureInJest(
      file.startsWith('web/') ? ['--findRelatedTests', file] : [`bff/src/areas/${area}`],
    )) ??
    (areaTests && (await failureInBrowser(chromium, areaTests)))
  if (near || reach === 'near') return near
  return (await failureInJest([])) ?? (await failureInBrowser(chromium, []))
}

/** Folder with the tests of a file, and the name of its area: that of the file where it has no folder. */
function areaOf(file: string): [folder: string, area: string] {
  const inAreas = /^(.+\/areas\/([^/.]+))\//.exec(file)
  const [, folder = dirname(file), area = basename(file, extname(file))] = inAreas ?? []
  return [folder, area]
}

async function failureInJest(args: string[]): Promise<string | undefined> {
  // A file that fails may leave servers behind; --ignoreProjects takes all that follows.
  const all = [...args, '--bail', '--forceExit', '--ignoreProjects', 'timed-proofs']
  const { ok, output } = await runJest(all, { quiet: true })
  return ok
    ? undefined
    : `Jest: ${/^\s*✕ .*|^FAIL .*/m.exec(output)?.[0].trim() ?? fail('Jest', output)}`
}

async function failureInBrowser(chromium: string, files: string[]): Promise<string | undefined> {
  for (const output of [portal, gateway]) {
    const { ok, output: messages } = await build(output)
    if (!ok) return `build: ${messages.split('\n')[0]}`
  }
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { ok, output } = await testInBrowser(chromium, report, {
    args: ['--max-failures=1', ...files],
    quiet: true,
  })
  if (ok) return undefined
  const text = readReport(report)
  return `browser: ${(text && readPlaywrightReport(text).failures[0]) ?? fail('browser', output)}`
}

/** A run without a failed test tells nothing of the fault. */
function fail(suite: string, output: string): never {
  throw new Error(`${suite} failed without a failed test:\n${output}`)
}
