/** At most `limit` in flight. Settles like Promise.allSettled, in input order. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  map: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = []
  const queue = items.entries()
  const work = async () => {
    for (const [index, item] of queue) {
      const [result] = await Promise.allSettled([map(item)])
      results[index] = result
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  return results
}
