import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from '../build/build-output.ts'
import { gateway } from '../build/gateway.ts'
import { portal } from '../build/portal.ts'
import { checkTypes } from '../check/check-types.ts'
import { lint } from '../check/lint.ts'
import { refuseArguments } from '../command-line/refuse-arguments.ts'
import { runJest } from '../jest/run-jest.ts'
import type { RunResult } from '../programs/program.ts'
import { provideSystemPrograms } from '../programs/system-programs.ts'
import { testInBrowser } from './browser-tests.ts'
import { tallyProblems } from './check-problems.ts'
import { readJestReport } from './jest-report.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { readReport } from './report-file.ts'
import {
  describeSuite,
  type Suite,
  summarise,
  type Tally,
  tallyCheck,
  tallyReport,
  tallyWithout,
} from './suite.ts'

const reports = resolve('node_modules/.cache/gatehouse')
const problemsSeen = resolve(reports, 'problems-seen.txt')

async function measure(
  name: string,
  start: () => Promise<RunResult>,
  tally: (result: RunResult) => Tally,
): Promise<Suite> {
  console.log(`\n— ${name}`)
  const result = await start()
  const suite = { name, seconds: result.seconds, ...tally(result) }
  if (!result.ok) console.log(result.output)
  console.log(describeSuite(suite))
  return suite
}

function check(name: string, start: () => Promise<RunResult>): Promise<Suite> {
  return measure(name, start, ({ ok }) => tallyCheck(ok))
}

function testWithReport(
  name: string,
  read: (report: string) => Tally,
  start: (report: string) => Promise<RunResult>,
): Promise<Suite> {
  const report = resolve(reports, `${name.toLowerCase().replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  return measure(
    name,
    () => start(report),
    ({ ok }) => tallyReport(read, readReport(report), ok),
  )
}

function testWithJest(name: string, ...args: string[]): Promise<Suite> {
  return testWithReport(name, readJestReport, (report) =>
    runJest(['--ci', '--json', `--outputFile=${report}`, ...args], {
      env: { PROBLEMS_SEEN: problemsSeen },
    }),
  )
}

function tallyDeclaredProblems(): Suite {
  const tally = tallyProblems(readReport(problemsSeen) ?? '')
  return { name: 'Declared problems', seconds: 0, ...tally }
}

async function testPortal(chromium: string | undefined): Promise<Suite> {
  const name = 'Browser tests'
  if (!chromium) return { name, seconds: 0, ...tallyWithout('Chromium', Boolean(process.env.CI)) }
  return testWithReport(name, readPlaywrightReport, (report) => testInBrowser(chromium, report))
}

refuseArguments()
mkdirSync(reports, { recursive: true })
rmSync(problemsSeen, { force: true })
const { chromium } = await provideSystemPrograms()

const suites = [
  // Each of the four leaves a core idle part of the time.
  ...(await Promise.all([
    check('Lint', lint),
    check('Types', checkTypes),
    check('Portal build', () => build(portal)),
    check('Gateway build', () => build(gateway)),
  ])),
  await testWithJest('Jest', '--ignoreProjects', 'timed-proofs'),
  tallyDeclaredProblems(),
  // Bounds on time, throughput and memory need an otherwise idle machine.
  await testWithJest('Timed proofs', '--selectProjects', 'timed-proofs', '--runInBand'),
  await testPortal(chromium),
]

console.log(`\n${summarise(suites)}`)
process.exitCode = suites.some((suite) => suite.failed > 0) ? 1 : 0
