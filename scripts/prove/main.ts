import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { goals } from '../bench/goals.ts'
import { ensureBuilt } from '../build/build-output.ts'
import { gateway } from '../build/gateway.ts'
import { portal } from '../build/portal.ts'
import { titledTable } from '../common/text-table.ts'
import { runJest } from '../jest/run-jest.ts'
import { run } from '../programs/program.ts'
import { provideSystemPrograms } from '../programs/system-programs.ts'
import { testInBrowser } from '../test/browser-tests.ts'
import { readJestFiles } from '../test/jest-report.ts'
import { readPlaywrightFiles } from '../test/playwright-report.ts'
import type { FileResult } from '../test/suite.ts'
import { judgeProof } from './judge-proofs.ts'
import { readOptions } from './options.ts'
import type { ProofRow } from './proof-row.ts'
import { type Proof, proofs } from './proofs.ts'

const folder = resolve('node_modules/.cache/gatehouse/prove')
const figuresSeen = resolve(folder, 'figures-seen.txt')
const speeds = [...new Set(Object.values(goals).map(({ number }) => number))]
const numbers = [...speeds, ...proofs.map(({ number }) => number), 'W3']

/** Runs a command that writes rows; without them its goals are skipped. */
async function measure(command: string, chosen: string[], ...args: string[]): Promise<ProofRow[]> {
  if (chosen.length === 0) return []
  const file = resolve(folder, `${command}.json`)
  rmSync(file, { force: true })
  await run(process.execPath, [`scripts/${command}/main.ts`, '--results', file, ...args])
  const text = read(file)
  if (text) return JSON.parse(text)
  return chosen.map((number) => ({
    ...{ number, what: `npm run ${command}`, figure: '–', bound: '–', verdict: 'skipped' },
  }))
}

async function runTests(chosen: readonly Proof[]): Promise<FileResult[]> {
  const inJest = [...new Set(chosen.flatMap(({ jest = [] }) => jest))]
  const inBrowser = [...new Set(chosen.flatMap(({ browser = [] }) => browser))]
  const { chromium } = await provideSystemPrograms()
  const results: FileResult[] = []
  // Bounds on time need an otherwise idle machine.
  for (const selection of [
    ['--selectProjects', 'timed-proofs', '--runInBand'],
    ['--ignoreProjects', 'timed-proofs'],
  ]) {
    if (inJest.length === 0) break
    const report = freshFile('jest.json')
    const flags = ['--ci', '--json', `--outputFile=${report}`, ...selection]
    await runJest([...inJest, ...flags], { env: { FIGURES_SEEN: figuresSeen } })
    const text = read(report)
    if (text) results.push(...readJestFiles(text))
  }
  if (inBrowser.length > 0 && chromium) {
    const report = freshFile('browser.json')
    await testInBrowser(chromium, report, inBrowser, { FIGURES_SEEN: figuresSeen })
    const text = read(report)
    if (text) results.push(...readPlaywrightFiles(text))
  }
  return results
}

function freshFile(name: string): string {
  const file = resolve(folder, name)
  rmSync(file, { force: true })
  return file
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function main(): Promise<number> {
  const { check, only } = readOptions(process.argv.slice(2), numbers)
  const isChosen = (number: string) => only.length === 0 || only.includes(number)
  mkdirSync(folder, { recursive: true })
  rmSync(figuresSeen, { force: true })
  await Promise.all([ensureBuilt(portal), ensureBuilt(gateway)])
  const chosenSpeeds = speeds.filter(isChosen)
  const chosen = proofs.filter(({ number }) => isChosen(number))
  const rows = [
    ...(await measure('bench', chosenSpeeds, '--only', chosenSpeeds.join(','))),
    ...(await measure('lighthouse', ['W3'].filter(isChosen))),
  ]
  const results = await runTests(chosen)
  rows.push(...chosen.map((proof) => judgeProof(proof, results)))
  const cells = rows.map((row) => [row.number, row.what, row.figure, row.bound, row.verdict])
  console.log(`\n${titledTable(['#', 'what', 'figure', 'goal', ''], cells)}`)
  console.log(`\nFigures that the tests saw:\n${read(figuresSeen) ?? 'none'}`)
  const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length
  console.log(`${count('held')} held, ${count('missed')} missed, ${count('skipped')} not proven`)
  return check && count('missed') + count('skipped') > 0 ? 1 : 0
}

process.exitCode = await main()
