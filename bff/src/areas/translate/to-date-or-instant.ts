import { isMissingDate, withIsoDate } from './to-iso-date.ts'

const hasZone = /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC|[ECMP][SD]T)$/i
/** Date reads zones of America, but not behind ISO 8601. */
const isoWithAmericanZone = /(\d)T(\d.*[ECMP][SD]T)$/i
const hasTime = /\d:\d/
const isIso = /\dT\d/
/** Midnight at the end of the day that it names. */
const hour24 = /(?<=[T ])24(?=:)/
const time = /\d+(?::\d+)+(?:\.\d+)?/

/** Times of legacy systems that Date does not read, and those that it does. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  // 2026-11-20 10.30.15.123456 of Oracle; DB2 has a hyphen before the time.
  [/^(\d{4}-\d{2}-\d{2})[-T ] *(\d{1,2})\.(\d{2})\.(\d{2})(?!\d)/, '$1 $2:$3:$4'],
  // 2:30 p.m.
  [/(?<=[\d ])([ap])\. ?m\.?(?!\w)/i, '$1m'],
  // 2:30PM
  [/(\d)(?=[ap]m\b)/i, '$1 '],
  // 2026-11-20T10:00:00 -05:00
  [/(:\d{2}(?:\.\d+)?) +(?=[+-]\d{2}:?\d{2}$)/, '$1'],
]

/**
 * ISO instant of a legacy timestamp, in UTC if it names no zone; ISO date of a day alone, whose midnight in
 * Greenwich would be the day before in America. Null if it is unreadable or missing.
 */
export function toDateOrInstant(text = ''): string | null {
  const timestamp = rewrites.reduce(
    (one, [form, other]) => one.replace(form, other),
    withIsoDate(text.trim()),
  )
  const at = new Date(withZone(timestamp))
  if (isMissingDate(timestamp) || Number.isNaN(at.getTime()) || !namesDay(timestamp)) return null
  const instant = at.toISOString()
  return hasTime.test(timestamp) ? instant : instant.slice(0, 10)
}

/** Date takes "Z" after ISO 8601 with a time alone. The end of 11-20-2026 is no offset. */
function withZone(timestamp: string): string {
  if (hasTime.test(timestamp) && hasZone.test(timestamp))
    return timestamp.replace(isoWithAmericanZone, '$1 $2')
  return isIso.test(timestamp) ? `${timestamp}Z` : `${timestamp} UTC`
}

/** Date reads "pending 5" as a day of 2001, and February 30 as March 2. */
function namesDay(timestamp: string): boolean {
  const local = hasTime.test(timestamp) ? timestamp.replace(hasZone, '').trim() : timestamp
  const at = new Date(withZone(local.replace(hour24, '00')))
  const date = local.replace(time, '')
  const numbers = date.match(/\d+/g)?.map(Number) ?? []
  const monthName = at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
  const namesMonth =
    numbers.includes(at.getUTCMonth() + 1) || date.toLowerCase().includes(monthName.toLowerCase())
  return namesMonth && numbers.includes(at.getUTCFullYear()) && numbers.includes(at.getUTCDate())
}
