const ways = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(?!\d)/,
]

/**
 * The day that legacy systems mean, as 2026-11-21: they write it so or as 11/21/2026, with or
 * without a time. It is taken as written: in another time zone midnight would be the day before.
 * Null for what is no day.
 */
export function toDay(written = ''): string | null {
  for (const way of ways) {
    const { year, month = '', day = '' } = way.exec(written.trim())?.groups ?? {}
    if (!year) continue
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const date = new Date(`${iso}T00:00:00Z`)
    // February 30 would be read as March 2.
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
    return exists ? iso : null
  }
  return null
}
