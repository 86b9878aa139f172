/** Creates a formatter on its first use: the first of a page takes 10 ms. */
export function lazily<T>(create: () => T): () => T {
  let created: T | undefined
  return () => {
    created ??= create()
    return created
  }
}
