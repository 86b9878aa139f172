/** Chance that falls the same each time: the same seed makes the same jobs. */
export interface Dice {
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<T>(list: readonly T[]): T
  /** So many different ones, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Mulberry32: small, and even enough for jobs. */
export function makeDice(seed: number): Dice {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
    some(list, count) {
      const places = list.map((_, place) => place)
      while (places.length > count) places.splice(between(0, places.length - 1), 1)
      return places.map((place) => list[place] as (typeof list)[number])
    },
  }
}
