import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { runJest } from './jest.ts'
import { readJestReport } from './jest-report.ts'
import { lint } from './lint.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { buildPortal } from './portal.ts'
import { type Ended, runTool } from './program.ts'
import {
  describeSuite,
  type Suite,
  summarise,
  type Tally,
  tallyCheck,
  tallyReport,
} from './suite.ts'
import { provideSystemPrograms } from './system-programs.ts'

const reports = resolve('node_modules/.cache/gatehouse')
const suites: Suite[] = []

async function measure(name: string, start: () => Promise<Ended>, tally: (ended: Ended) => Tally) {
  console.log(`\n— ${name}`)
  const ended = await start()
  const suite = { name, seconds: ended.seconds, ...tally(ended) }
  if (!ended.ok) console.log(ended.output)
  console.log(describeSuite(suite))
  suites.push(suite)
}

function check(name: string, start: () => Promise<Ended>) {
  return measure(name, start, ({ ok }) => tallyCheck(ok))
}

function testWithReport(
  name: string,
  read: (report: string) => Tally,
  start: (report: string) => Promise<Ended>,
) {
  const report = resolve(reports, `${name.toLowerCase().replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  return measure(
    name,
    () => start(report),
    ({ ok }) => tallyReport(read, readReport(report), ok),
  )
}

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

mkdirSync(reports, { recursive: true })
const { chromium } = await provideSystemPrograms()

await check('Lint', lint)
await check('Types', () => runTool('tsc', ['-b'], { quiet: true }))
await check('Portal build', buildPortal)
const inJest =
  (...more: string[]) =>
  (report: string) =>
    runJest(['--ci', '--json', `--outputFile=${report}`, ...more])
await testWithReport('Jest', readJestReport, inJest('--ignoreProjects', 'proofs'))
await testWithReport('Proofs', readJestReport, inJest('--selectProjects', 'proofs', '--runInBand'))
if (chromium) {
  await testWithReport('Browser tests', readPlaywrightReport, (report) =>
    runTool('playwright', ['test', '-c', 'web/playwright.config.ts', '--reporter=list,json'], {
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PWTEST_CACHE_DIR: resolve('node_modules/.cache/playwright'),
      },
    }),
  )
} else {
  suites.push({ name: 'Browser tests', passed: 0, failed: 0, skipped: 1, failures: [], seconds: 0 })
}

console.log(`\n${summarise(suites)}`)
process.exitCode = suites.some((suite) => suite.failed > 0) ? 1 : 0
