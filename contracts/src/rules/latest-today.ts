/** The day in UTC+14 (YYYY-MM-DD), so that today is no future day in any time zone. */
export function latestToday(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}
