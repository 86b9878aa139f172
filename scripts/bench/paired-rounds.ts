import { median } from './median.ts'

/** Figures of one round. */
export interface Pair {
  base: number
  ours: number
}

/**
 * Measures base and ours alternately after one warm-up round. The order alternates from round to
 * round, so that drift of the machine favours neither.
 */
export async function pairedRounds(
  rounds: number,
  base: () => Promise<number>,
  ours: () => Promise<number>,
): Promise<Pair[]> {
  await base()
  await ours()
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) pairs.push({ base: await base(), ours: await ours() })
    else {
      const first = await ours()
      pairs.push({ base: await base(), ours: first })
    }
  }
  return pairs
}

/** Median of the rounds' ratios: a disturbance affects its own round only. */
export function ratio(pairs: readonly Pair[]): number {
  return median(pairs.map(({ base, ours }) => ours / base))
}

/** For example "ours 12,300/s, base 20,400/s, rounds 0.57 to 0.63". */
export function describePairs(pairs: readonly Pair[], show: (value: number) => string): string {
  const ratios = pairs.map(({ base, ours }) => ours / base)
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  const ours = show(median(pairs.map((pair) => pair.ours)))
  return `${ours}, base ${show(median(pairs.map(({ base }) => base)))}, rounds from ${range}`
}
