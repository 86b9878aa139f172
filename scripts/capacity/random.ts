export function exponential(random: () => number, mean: number): number {
  return -mean * Math.log(1 - random())
}

/** Box-Muller. */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
