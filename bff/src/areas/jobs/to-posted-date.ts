/**
 * ISO date of "2026-11-20T00:00:00" or "11/20/2026", without time zone conversion. Null for anything
 * else, for invalid days, and for the year 1, the legacy systems' "unknown".
 */
export function toPostedDate(date = ''): string | null {
  const [, monthFirst, dayFirst, yearLast] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(date) ?? []
  const day = yearLast
    ? `${yearLast}-${monthFirst?.padStart(2, '0')}-${dayFirst?.padStart(2, '0')}`
    : (/^\d{4}-\d\d-\d\d(?!\d)/.exec(date)?.[0] ?? '')
  const parsed = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(day)) return null
  return parsed.getUTCFullYear() > 1 ? day : null
}
