/**
 * The day of a legacy date, which has no zone and is not to be moved into one: "2026-11-20T00:00:00"
 * or "11/20/2026". Null for anything else, for days that no calendar has, and for the year 1, which
 * is how legacy systems write that they do not know.
 */
export function toPostedDate(date = ''): string | null {
  const [, monthFirst, dayFirst, yearLast] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(date) ?? []
  const day = yearLast
    ? `${yearLast}-${monthFirst?.padStart(2, '0')}-${dayFirst?.padStart(2, '0')}`
    : (/^\d{4}-\d\d-\d\d(?!\d)/.exec(date)?.[0] ?? '')
  const known = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(known.getTime()) || !known.toISOString().startsWith(day)) return null
  return known.getUTCFullYear() > 1 ? day : null
}
