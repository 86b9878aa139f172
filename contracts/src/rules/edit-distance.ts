/** Insertions, deletions, substitutions and swaps of neighbours from one text to the other. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const [from, to] = [one[row - 1], other[column - 1]]
      const isSwap = from === other[column - 2] && one[row - 2] === to
      const costs = [
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (from === to ? 0 : 1),
        ...(isSwap ? [at(beforeLast, column - 2) + 1] : []),
      ]
      current.push(Math.min(...costs))
    }
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
