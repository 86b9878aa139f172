import { writeFileSync } from 'node:fs'
import type { Verdict } from '../figures/goal-row.ts'
import type { Goal } from './goals.ts'
import { minRounds, type Options } from './options.ts'
import { judge, type Result } from './result.ts'
import { makeTable, toRow } from './table.ts'

/** Measures all goals of one number. */
export interface Measurement<BenchContext> {
  goals: readonly Goal[]
  /** One result per goal. Throws when the run did not exercise the intended path. */
  measure(context: BenchContext): Promise<Result[]>
}

/** Runs the selected measurements and prints the table; returns the exit code. */
export async function runBench<BenchContext>(
  measurements: readonly Measurement<BenchContext>[],
  { only, rounds, check, results: file }: Options,
  context: BenchContext,
  print: (text: string) => void,
): Promise<number> {
  const results: Result[] = []
  let broken = 0
  for (const { goals, measure } of measurements) {
    const number = goals[0]?.number ?? ''
    if (only.length > 0 && !only.includes(number)) continue
    print(`measuring ${number}`)
    try {
      results.push(...(await measure(context)))
    } catch (error) {
      broken++
      const notes = [`could not be measured: ${error instanceof Error ? error.message : error}`]
      results.push(...goals.map((goal) => ({ goal, figure: undefined, notes })))
    }
  }
  print(`\n${makeTable(results)}\n`)
  if (file) writeFileSync(file, JSON.stringify(results.map(toRow)))
  if (rounds < minRounds)
    print(`Only ${rounds} of at least ${minRounds} paired rounds: not reliable.`)
  const verdicts = results.map(judge)
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length
  const missed = count('missed')
  print(`${count('held')} held, ${missed} missed, ${count('skipped')} not measured`)
  return broken > 0 || (check && missed > 0) ? 1 : 0
}
