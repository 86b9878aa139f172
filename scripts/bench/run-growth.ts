import { median } from '../figures/median.ts'
import type { BenchContext } from './bench-context.ts'
import type { Cost, Growth, GrowthResult } from './growth.ts'
import { makeGrowthTable } from './growth-table.ts'
import type { Options } from './options.ts'
import { interleavedRounds } from './paired-rounds.ts'

/** Measures the selected growths, levels in random order per round; returns the exit code. */
export async function runGrowth(
  growths: readonly Growth[],
  { only, rounds }: Options,
  context: BenchContext,
  print: (text: string) => void,
): Promise<number> {
  const results: GrowthResult[] = []
  const failures: string[] = []
  for (const growth of growths) {
    if (only.length > 0 && !only.includes(growth.number)) continue
    print(`measuring ${growth.number}: ${growth.what}`)
    try {
      const measures = growth.levels.map((more) => () => growth.measure(context, more))
      results.push({ growth, costs: mediansOf(await interleavedRounds(rounds, measures)) })
    } catch (error) {
      failures.push(
        `${growth.number}: could not be measured: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  print(`\n${makeGrowthTable(results)}\n`)
  for (const failure of failures) print(failure)
  return failures.length > 0 ? 1 : 0
}

function mediansOf(rounds: readonly (readonly Cost[])[]): Cost[] {
  return (rounds[0] ?? []).map((first, level) => {
    const medianOf = (read: (cost: Cost) => number | undefined) =>
      median(rounds.map((round) => read(round[level] as Cost) ?? Number.NaN))
    return {
      ...(first.startMs !== undefined && { startMs: medianOf((cost) => cost.startMs) }),
      bytes: medianOf((cost) => cost.bytes),
      answerMicros: medianOf((cost) => cost.answerMicros),
    }
  })
}
