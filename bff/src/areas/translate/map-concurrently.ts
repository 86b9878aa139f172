interface Failed<T> {
  one: T
  fault: unknown
}

/** Does something with each, at most so many at the same time; gives those where it failed. */
export async function inTurns<T>(
  all: readonly T[],
  atOnce: number,
  act: (one: T) => Promise<unknown>,
): Promise<Failed<T>[]> {
  const waiting = [...all]
  const failed: Failed<T>[] = []
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const done = one
      await act(done).catch((fault) => failed.push({ one: done, fault }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}
