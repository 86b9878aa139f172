import { median } from './median.ts'

/** What base and ours came to in one round. */
export interface Pair {
  base: number
  ours: number
}

/**
 * Measures base and ours in turn, after one round that warms both up and does not count. Who goes
 * first changes from round to round, so that neither always meets the machine at its quietest.
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

/** The median of the rounds' ratios: a disturbance spoils the round it falls into and no other. */
export function ratio(pairs: readonly Pair[]): number {
  return median(pairs.map(({ base, ours }) => ours / base))
}

/** Both sides in their own words: "ours 12,300/s, base 20,400/s, rounds 0.57 to 0.63". */
export function describePairs(pairs: readonly Pair[], show: (value: number) => string): string {
  const ratios = pairs.map(({ base, ours }) => ours / base)
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  const ours = show(median(pairs.map((pair) => pair.ours)))
  return `${ours}, base ${show(median(pairs.map(({ base }) => base)))}, rounds from ${range}`
}
