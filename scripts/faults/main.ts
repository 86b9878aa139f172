import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMain } from '../command-line/run-main.ts'
import { goalTable } from '../figures/goal-table.ts'
import { run } from '../programs/program.ts'
import { provideSystemPrograms } from '../programs/system-programs.ts'
import { drawPlaces } from './draw-places.ts'
import { type Fault, readFaults, seedFault } from './fault.ts'
import { findFailure, type Reach } from './notice.ts'
import { readOptions } from './options.ts'

const goal = 0.95

/** Resolves with the exit code. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  if (options.draw) {
    console.error(`seed ${options.seed}`)
    console.log(drawPlaces(options.draw, options.seed).join('\n'))
    return 0
  }
  const faults = readFaults(options.file).filter(
    ({ id }) => options.only.length === 0 || options.only.includes(id),
  )
  const { chromium } = await provideSystemPrograms()
  if (!chromium) throw new Error('Without Chromium most faults of the portal go unnoticed.')
  const unnoticed = await inCopy(() => seedEach(faults, chromium, options.reach))
  const share = 1 - unnoticed.length / faults.length
  const row = {
    number: 'R14',
    what: 'seeded faults that a test notices',
    figure: `${(share * 100).toFixed(1)} % of ${faults.length}`,
    bound: `≥ ${goal * 100} %`,
    verdict: share >= goal ? 'held' : 'missed',
  } as const
  console.log(`\n${goalTable([row])}`)
  return options.check && row.verdict === 'missed' ? 1 : 0
}

/** Resolves with the faults that no test has noticed; prints a line for each fault. */
async function seedEach(faults: Fault[], chromium: string, reach: Reach): Promise<Fault[]> {
  const unnoticed: Fault[] = []
  for (const fault of faults) {
    const source = readFileSync(fault.file, 'utf8')
    writeFileSync(fault.file, seedFault(source, fault))
    const failure = await findFailure(fault.file, chromium, reach)
    writeFileSync(fault.file, source)
    if (!failure) unnoticed.push(fault)
    console.log(`${fault.id}  ${fault.place}  ${failure ?? `NOT NOTICED: ${fault.why}`}`)
  }
  return unnoticed
}

/** Runs `work` in a fresh clone of the last commit, with its packages; removes the clone afterwards. */
async function inCopy<T>(work: () => Promise<T>): Promise<T> {
  const repository = process.cwd()
  const copy = mkdtempSync(join(tmpdir(), 'gatehouse-faults-'))
  const provide = async (program: string, ...args: string[]) => {
    const { ok, output } = await run(program, args, { quiet: true })
    if (!ok) throw new Error(output)
  }
  try {
    await provide('git', 'clone', '--quiet', repository, copy)
    process.chdir(copy)
    await provide('npm', 'ci', '--loglevel=error')
    return await work()
  } finally {
    process.chdir(repository)
    rmSync(copy, { recursive: true, force: true })
  }
}

runMain(main)
