/** Writes a day (ISO 8601) as 11/21/2026 [2 §9]: a day, not an instant, so no time zone shifts it. */
export function usDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}
