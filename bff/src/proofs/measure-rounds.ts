/** Sorted results of repeated measurements: other work on the machine disturbs some. */
export async function measureRounds(
  count: number,
  measure: () => Promise<number>,
): Promise<number[]> {
  const results: number[] = []
  while (results.length < count) results.push(await measure())
  return results.toSorted((a, b) => a - b)
}

export function median(sorted: number[]): number | undefined {
  return sorted[Math.floor(sorted.length / 2)]
}
