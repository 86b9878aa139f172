/** What these give one after the other, in order of size: other work on the machine spoils some. */
export async function measureRounds(times: number, one: () => Promise<number>): Promise<number[]> {
  const given: number[] = []
  while (given.length < times) given.push(await one())
  return given.toSorted((a, b) => a - b)
}

export function median(sorted: number[]): number | undefined {
  return sorted[Math.floor(sorted.length / 2)]
}
