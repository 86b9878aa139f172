/**
 * A day (2026-11-21) as people in the United States write it, in any language: 11/21/2026. A day is
 * no point in time, so no time zone moves it.
 */
export function usDay(iso: string): string {
  const [year, month, day] = iso.split('-')
  return `${month}/${day}/${year}`
}
