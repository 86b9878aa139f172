import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { goals } from '../bench/goals.ts'
import { ensureBuilt } from '../build/build-output.ts'
import { gateway } from '../build/gateway.ts'
import { portal } from '../build/portal.ts'
import { readCheckOptions } from '../command-line/check-options.ts'
import { runMain } from '../command-line/run-main.ts'
import type { GoalRow, Verdict } from '../figures/goal-row.ts'
import { goalTable } from '../figures/goal-table.ts'
import { runJest } from '../jest/run-jest.ts'
import { run } from '../programs/program.ts'
import { provideSystemPrograms } from '../programs/system-programs.ts'
import { testInBrowser } from '../test/browser-tests.ts'
import { readJestFiles } from '../test/jest-report.ts'
import { readPlaywrightFiles } from '../test/playwright-report.ts'
import { readReport } from '../test/report-file.ts'
import type { FileResult } from '../test/suite.ts'
import { judgeProof } from './judge-proofs.ts'
import { type Proof, proofs } from './proofs.ts'

const folder = resolve('node_modules/.cache/gatehouse/prove')
const figuresSeen = resolve(folder, 'figures-seen.txt')
const env = { FIGURES_SEEN: figuresSeen }
const measured = {
  bench: [...new Set(Object.values(goals).map(({ number }) => number))],
  lighthouse: ['W3'],
}

/** The rows of a program's report; none if it wrote none. */
async function readRows<Row>(
  name: string,
  start: (file: string) => Promise<unknown>,
  parse: (report: string) => Row[],
): Promise<Row[]> {
  const file = resolve(folder, `${name}.json`)
  rmSync(file, { force: true })
  await start(file)
  const report = readReport(file)
  return report === undefined ? [] : parse(report)
}

/** Goals without a row count as not proven. */
async function measure(
  command: keyof typeof measured,
  isChosen: (number: string) => boolean,
  toOptions: (chosen: string[]) => string[] = () => [],
): Promise<GoalRow[]> {
  const chosen = measured[command].filter(isChosen)
  if (chosen.length === 0) return []
  const args = [`scripts/${command}/main.ts`, ...toOptions(chosen), '--results']
  const rows = await readRows<GoalRow>(
    command,
    (file) => run(process.execPath, [...args, file]),
    JSON.parse,
  )
  const missing = chosen.filter((number) => !rows.some((row) => row.number === number))
  return [...rows, ...missing.map((number) => toSkipped(number, `npm run ${command}`))]
}

function toSkipped(number: string, what: string): GoalRow {
  return { number, what, figure: '–', bound: '–', verdict: 'skipped' }
}

async function testInJest(chosen: readonly Proof[]): Promise<FileResult[]> {
  const files = chosen.flatMap(({ jest = [] }) => jest)
  if (files.length === 0) return []
  const runProjects = (name: string, ...selection: string[]) =>
    readRows(
      name,
      (report) =>
        runJest([...files, '--ci', '--json', `--outputFile=${report}`, ...selection], { env }),
      readJestFiles,
    )
  return [
    // Bounds on time need an otherwise idle machine.
    ...(await runProjects('timed', '--selectProjects', 'timed-proofs', '--runInBand')),
    ...(await runProjects('jest', '--ignoreProjects', 'timed-proofs')),
  ]
}

async function testPortal(chosen: readonly Proof[]): Promise<FileResult[]> {
  const files = [...new Set(chosen.flatMap(({ browser = [] }) => browser))]
  if (files.length === 0) return []
  const { chromium } = await provideSystemPrograms()
  if (!chromium) return []
  const start = (report: string) => testInBrowser(chromium, report, { args: files, env })
  return readRows('browser', start, readPlaywrightFiles)
}

async function main(): Promise<number> {
  const known = [...Object.values(measured).flat(), ...proofs.map(({ number }) => number)]
  const { check, only } = readCheckOptions(process.argv.slice(2), known)
  const isChosen = (number: string) => only.length === 0 || only.includes(number)
  mkdirSync(folder, { recursive: true })
  rmSync(figuresSeen, { force: true })
  await Promise.all([ensureBuilt(portal), ensureBuilt(gateway)])

  const chosen = proofs.filter(({ number }) => isChosen(number))
  const rows = [
    ...(await measure('bench', isChosen, (numbers) => ['--only', numbers.join(',')])),
    ...(await measure('lighthouse', isChosen)),
  ]
  const results = [...(await testInJest(chosen)), ...(await testPortal(chosen))]
  rows.push(...chosen.map((proof) => judgeProof(proof, results)))

  console.log(`\n${goalTable(rows)}`)
  console.log(`\nFigures that the tests saw:\n${readReport(figuresSeen) ?? 'none'}`)
  const count = (wanted: Verdict) => rows.filter(({ verdict }) => verdict === wanted).length
  console.log(`${count('held')} held, ${count('missed')} missed, ${count('skipped')} not proven`)
  return check && count('missed') + count('skipped') > 0 ? 1 : 0
}

runMain(main)
