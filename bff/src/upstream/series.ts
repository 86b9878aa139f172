/** Adds counts to `sums`, index by index. */
export function addTo(sums: number[], counts: readonly number[] | Uint32Array) {
  for (const [at, count] of counts.entries()) sums[at] = (sums[at] ?? 0) + count
}

export function sum(counts: readonly number[] = []): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** Index and count in turn, without zeros. */
export function toSparse(counts: ArrayLike<number>): number[] {
  return Array.from(counts).flatMap((count, at) => (count === 0 ? [] : [at, count]))
}

/** Adds sparse counts to `counts`. */
export function addSparse(counts: number[], sparse: readonly number[]) {
  for (let at = 0; at + 1 < sparse.length; at += 2) {
    const index = sparse[at] ?? 0
    counts[index] = (counts[index] ?? 0) + (sparse[at + 1] ?? 0)
  }
}
