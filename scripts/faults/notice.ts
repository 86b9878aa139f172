import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build } from '../build/build-output.ts'
import { gateway } from '../build/gateway.ts'
import { portal } from '../build/portal.ts'
import { checkTypes } from '../check/check-types.ts'
import { runJest } from '../jest/run-jest.ts'
import type { RunResult } from '../programs/program.ts'
import { testInBrowser } from '../test/browser-tests.ts'
import { readJestReport } from '../test/jest-report.ts'
import { readPlaywrightReport } from '../test/playwright-report.ts'
import { readReport } from '../test/report-file.ts'
import type { Tally } from '../test/suite.ts'

const report = 'node_modules/.cache/gatehouse/faults.json'

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
  const area = /^web\/src\/areas\/([^/]+)\//.exec(file)?.[1]
  const areaTests = area && existsSync(`web/e2e/${area}`) ? [`web/e2e/${area}/`] : undefined
  return (
    (await failureInJest([`${dirname(file)}/`])) ??
    (await failureInJest(['--findRelatedTests', file])) ??
    (areaTests && (await failureInBrowser(chromium, areaTests))) ??
    (reach === 'all'
      ? ((await failureInJest([])) ?? (await failureInBrowser(chromium, [])))
      : undefined)
  )
}

async function failureInJest(args: string[]): Promise<string | undefined> {
  return firstFailure('Jest', readJestReport, () =>
    runJest(
      // With --bail it would write no report.
      ['--ignoreProjects', 'timed-proofs', '--json', `--outputFile=${report}`, ...args],
      { quiet: true },
    ),
  )
}

async function failureInBrowser(chromium: string, files: string[]): Promise<string | undefined> {
  for (const output of [portal, gateway]) {
    const { ok, output: messages } = await build(output)
    if (!ok) return `build: ${messages.split('\n')[0]}`
  }
  return firstFailure('browser', readPlaywrightReport, () =>
    testInBrowser(chromium, resolve(report), { args: ['--max-failures=1', ...files], quiet: true }),
  )
}

async function firstFailure(
  suite: string,
  read: (text: string) => Tally,
  start: () => Promise<RunResult>,
): Promise<string | undefined> {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { ok, output } = await start()
  if (ok) return undefined
  const text = readReport(report)
  const failure = text && read(text).failures[0]
  if (!failure) throw new Error(`${suite} failed without a failed test:\n${output}`)
  return `${suite}: ${failure}`
}
