/** Comparator: latest ISO date first, items without a date last. */
export function newestFirst<T>(dateOf: (item: T) => string | null) {
  return (a: T, b: T) => (dateOf(b) ?? '').localeCompare(dateOf(a) ?? '')
}
