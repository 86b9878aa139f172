const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const formats = [
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/,
  /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})(?!\d)/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<month>\d{1,2})-(?<day>\d{1,2})-(?<year>\d{4})(?!\d)/,
  // 20-NOV-26, as Oracle writes it
  /^(?<day>\d{1,2})[- ](?<month>[a-z]{3})[a-z]*[- ](?<year>\d{4}|\d{2})(?![\d:])/i,
  // Nov 20 2026 12:00AM, as SQL Server writes it
  /^(?<month>[a-z]{3})[a-z]* +(?<day>\d{1,2}),? +(?<year>\d{4})(?!\d)/i,
]

/** Legacy systems write a missing date as an end of their calendar: the years 1, 1900 and 9999. */
export const isPlaceholderYear = (year: number) => year < 1901 || year >= 9999

const isPlaceholder = (day: string) => isPlaceholderYear(Number(day.slice(0, 4)))

/**
 * ISO date of a legacy date: 2026-11-21, 2026/11/21, 20261121, 11/21/2026 or 21-NOV-26, with or without
 * a time, or an epoch. Not converted between time zones, which would shift midnight to the day before. Null for an
 * invalid or a missing date.
 */
export function toIsoDate(text = ''): string | null {
  const day = readDay(text)?.day ?? null
  return day === null || isPlaceholder(day) ? null : day
}

/** An unreadable date is not missing: what it dates was done at some time. */
export function isMissingDate(text = ''): boolean {
  const day = readDay(text)?.day
  return text.trim() === '' || (day !== undefined && isPlaceholder(day))
}

/** The text with the date at its start in ISO 8601; as it is without a readable one. */
export function withIsoDate(text: string): string {
  const read = readDay(text)
  return read ? read.day + read.rest : text
}

function readDay(text: string): { day: string; rest: string } | null {
  const trimmed = withSeparators(fromEpoch(text.trim()))
  for (const format of formats) {
    const { 0: date, groups } = format.exec(trimmed) ?? { 0: '' }
    if (!groups) continue
    const { year = '', month = '', day = '' } = groups
    const monthDay = `${toMonth(month)}-${day.padStart(2, '0')}`
    const iso = `${toYear(year, monthDay)}-${monthDay}`
    return isCalendarDay(iso) ? { day: iso, rest: trimmed.slice(date.length) } : null
  }
  return null
}

/** /Date(1700000000000-0500)/, as ASP.NET writes it: in the offset that it names, or in UTC. */
function fromEpoch(text: string): string {
  const [, epoch, sign = '+', hours = '00', minutes = '00'] =
    /^\/Date\((-?\d{1,15})(?:([+-])(\d{2})(\d{2}))?\)\/$/.exec(text) ?? []
  if (epoch === undefined) return text
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  const local = new Date(Number(epoch) + offset * 60_000).toISOString()
  return local.replace('Z', `${sign}${hours}:${minutes}`)
}

/** Separates the time of 20261120153000 and 20261120T153000 from its date. */
function withSeparators(text: string): string {
  return text.replace(/^(\d{8})T?(\d{2})(\d{2})(\d{2})(?!\d)/, '$1T$2:$3:$4')
}

/** Two digits from 70 are of the last century; 31-DEC-99 is the end of Oracle's calendar, 9999. */
function toYear(year: string, monthDay: string): string {
  if (year.length === 4) return year
  if (year === '99' && monthDay === '12-31') return '9999'
  return `${year < '70' ? '20' : '19'}${year}`
}

function toMonth(month: string): string {
  const number = monthNames.indexOf(month.toLowerCase()) + 1 || month
  return String(number).padStart(2, '0')
}

/** Date parses February 30 as March 2. */
function isCalendarDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}
