import { string } from 'yup'
import { latestToday } from './latest-today.ts'
import { rule } from './rule.ts'
import { toTrimmed } from './typed-text.ts'
import { withSlashes } from './with-slashes.ts'

const form = /^(0[1-9]|1[0-2])\/([12]\d{3})$/

export interface MonthYear {
  /** 1-based. */
  month: number
  year: number
}

/** Parses "03/2019"; undefined if invalid. */
export function parseMonthYear(typed = ''): MonthYear | undefined {
  const [, month, year] = form.exec(typed.trim()) ?? []
  return year === undefined ? undefined : { month: Number(month), year: Number(year) }
}

/** Months since year 0. */
export function toMonths({ month, year }: MonthYear): number {
  return year * 12 + month - 1
}

/**
 * Formats input while typing: "3" becomes "03/" [2 §5]; full dates lose their day. Deletions and
 * wrong months pass unchanged.
 */
export function formatMonthYear(typed: string, before: string): string {
  if (before.startsWith(typed)) return typed
  const date = withSlashes(typed)
  if (isYearFirst(date, before)) return date
  const [, isoYear, isoMonth = ''] =
    /^((?:19|20)\d\d|\d{4}(?=\/))\D*(\d{1,2})(?:\D|$)/.exec(date) ?? []
  if (isoYear) return `${isoMonth.padStart(2, '0')}/${isoYear}`
  const [, dateMonth, dateYear = ''] = /^(\d{1,2})\D\d{1,2}\D(\d{0,4})/.exec(date) ?? []
  if (dateMonth) return `${dateMonth.padStart(2, '0')}/${dateYear}`
  // "3/" means March: the slash completes the month.
  const digits = date.replace(/^(\d)\//, '0$1/').replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.slice(2)]
  if (month.length < 2) return month
  // 20 can be a day or a century: five digits stay, which are no valid year, until a sixth decides.
  if (/^(19|20)(19|20)\d$/.test(year)) return `${month}/${year}`
  return `${month}/${(startsWithDay(year) ? year.slice(2) : year).slice(0, 4)}`
}

/** A year, as résumés prefill it, whose month is not complete: a typed 1 may become 12. */
function isYearFirst(date: string, before: string): boolean {
  const isTypedOn = date.slice(0, -1) === before
  return /^(19|20)\d\d\D*$/.test(date) || (isTypedOn && /^(19|20)\d\d\D*[01]$/.test(date))
}

function startsWithDay(digits: string): boolean {
  if (/^(19|20)/.test(digits)) return /^\d\d(19|20)\d\d/.test(digits)
  return digits.length > 2 && Number(digits.slice(0, 2)) <= 31
}

const earliestYear = 1940

/** Of a month that has begun, from 1940 on. */
export function isPastMonth(date: MonthYear, today = latestToday()): boolean {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return date.year >= earliestYear && toMonths(date) <= toMonths({ month, year })
}

/** MM/YYYY or ''. */
export const monthYear = string()
  .typeError(rule('invalid'))
  .default('')
  .test('month-year', rule('month-year'), (typed) => !typed || !!parseMonthYear(typed))
  .transform(toTrimmed)
