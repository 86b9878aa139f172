/** Deterministic pseudo-random generator. */
export interface SeededRandom {
  /** Integer, both ends included. */
  between(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  /** Distinct items, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** Mulberry32. */
export function makeSeededRandom(seed: number): SeededRandom {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    between,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
    sample(list, count) {
      const indexes = list.map((_, index) => index)
      while (indexes.length > count) indexes.splice(between(0, indexes.length - 1), 1)
      return indexes.map((index) => list[index] as (typeof list)[number])
    },
  }
}
