import { median } from '../figures/median.ts'

/** Figures of one round. */
export interface Pair {
  base: number
  ours: number
}

/** Measures each side once per round, in random order, after one warm-up round. */
export async function interleavedRounds<T>(
  rounds: number,
  sides: readonly (() => Promise<T>)[],
  random: () => number = Math.random,
): Promise<T[][]> {
  const measured: T[][] = []
  for (let round = 0; round <= rounds; round++) {
    const figures: T[] = []
    for (const side of shuffle([...sides.keys()], random))
      figures[side] = (await sides[side]?.()) as T
    if (round > 0) measured.push(figures)
  }
  return measured
}

function shuffle(sides: readonly number[], random: () => number): number[] {
  return sides
    .map((side) => ({ side, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ side }) => side)
}

/** `interleavedRounds` of two sides. */
export async function pairedRounds(
  rounds: number,
  base: () => Promise<number>,
  ours: () => Promise<number>,
): Promise<Pair[]> {
  const measured = await interleavedRounds(rounds, [base, ours])
  return measured.map(([base = Number.NaN, ours = Number.NaN]) => ({ base, ours }))
}

/** Median of the rounds' ratios: a disturbance affects its own round only. */
export function ratio(pairs: readonly Pair[]): number {
  return median(pairs.map(({ base, ours }) => ours / base))
}

/** For example "12,300/s, base 20,400/s, rounds from 0.57 to 0.63". */
export function describePairs(pairs: readonly Pair[], show: (value: number) => string): string {
  const ratios = pairs.map(({ base, ours }) => ours / base)
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  const ours = show(median(pairs.map((pair) => pair.ours)))
  return `${ours}, base ${show(median(pairs.map(({ base }) => base)))}, rounds from ${range}`
}
