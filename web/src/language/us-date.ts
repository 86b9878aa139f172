/** Formats an ISO 8601 day as 11/21/2026 in any language [2 §9]; no time zone shifts it. */
export function usDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}
