const formats = [
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(?!\d)/,
]

/** Legacy systems write a missing date as an end of their calendar: the years 1, 1900 and 9999. */
const isPlaceholder = (day: string) => day < '1901' || day >= '9999'

/**
 * ISO date of a legacy date: 2026-11-21, 20261121 or 11/21/2026, with or without a time. Not converted between
 * time zones, which would shift midnight to the day before. Null for an invalid or a missing date.
 */
export function toIsoDate(text = ''): string | null {
  const day = readDay(text)
  return day === null || isPlaceholder(day) ? null : day
}

/** An unreadable date is not missing: what it dates was done at some time. */
export function isMissingDate(text = ''): boolean {
  const day = readDay(text)
  return text === '' || (day !== null && isPlaceholder(day))
}

function readDay(text: string): string | null {
  for (const format of formats) {
    const { year, month = '', day = '' } = format.exec(text)?.groups ?? {}
    if (!year) continue
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const date = new Date(`${iso}T00:00:00Z`)
    // Date parses February 30 as March 2.
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
    return exists ? iso : null
  }
  return null
}
