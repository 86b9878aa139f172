/** At most `most` entries, in their order: those that `compare` sorts first. */
export function takeLatest<E>(
  entries: readonly E[],
  compare: (a: E, b: E) => number,
  most: number,
): E[] {
  const latest = new Set(entries.toSorted(compare).slice(0, most))
  return entries.filter((entry) => latest.has(entry))
}
