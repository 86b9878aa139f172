const months = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
]
const monthName = `(?:${months.flat().join('|')})\\p{L}*\\.?`
const year = '(?:19|20)\\d\\d'
const date = `(?:${monthName},?\\s+(?:de\\s+|del\\s+)?${year}|\\d{1,2}[/.-]${year}|\\d{1,2}/\\d{1,2}/${year}|${year})`
const today = '(?:present|current|now|today|actual(?:idad|mente)?|presente|hoy|la fecha)'
const range = new RegExp(
  `\\(?(?<![\\d/])(${date})\\s*(?:-|–|—|to|until|through|hasta|al?)\\s*(?:la\\s+)?(${date}|${today})\\p{L}*\\)?`,
  'iu',
)
const day = new RegExp(
  `(\\d{1,2})/(\\d{1,2})/(${year})|(${monthName})\\s+(?:(\\d{1,2}),?\\s+)?(${year})|(\\d{1,2})/(${year})`,
  'iu',
)

/** Null if unknown: often only the year is given. */
export interface Month {
  month: number | null
  year: number | null
}

export interface Range {
  from: Month
  /** Nulls for a current employer. */
  to: Month
}

function monthOf(name: string): number | null {
  const position = months.findIndex((names) => names.includes(name.slice(0, 3).toLowerCase()))
  return position < 0 ? null : position + 1
}

function readMonth(text: string): Month {
  const found = Number(new RegExp(year).exec(text)?.[0])
  if (!found) return { month: null, year: null }
  const number = Number(/^(\d{1,2})[/.-]/.exec(text)?.[1])
  const month = number >= 1 && number <= 12 ? number : monthOf(text)
  return { month, year: found }
}

/** Finds a date range in a line; `rest` is the remaining text. */
export function findRange(line: string): (Range & { rest: string }) | undefined {
  const match = range.exec(line)
  if (!match) return undefined
  const [whole, from = '', to = ''] = match
  return { from: readMonth(from), to: readMonth(to), rest: line.replace(whole, ' ').trim() }
}

function twoDigits(number: number | null): string {
  return String(number ?? 1).padStart(2, '0')
}

/** Finds the first date, as 2026-11-21; the day defaults to 1. */
export function findDay(text: string): string | null {
  const match = day.exec(text)
  if (!match) return null
  const [, month, dayOfMonth, ofYear, name, dayAfterName, yearAfterName, short, shortYear] = match
  const parts = {
    year: ofYear ?? yearAfterName ?? shortYear,
    month: name ? monthOf(name) : Number(month ?? short),
    day: Number(dayOfMonth ?? dayAfterName ?? 1),
  }
  const isDay = Number(parts.month) <= 12 && parts.day <= 31
  return isDay ? `${parts.year}-${twoDigits(parts.month)}-${twoDigits(parts.day)}` : null
}
