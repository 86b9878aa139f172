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
  const [, isoYear, isoMonth = ''] = /^(\d{4})\/(\d{1,2})(?:\/|$)/.exec(date) ?? []
  if (isoYear) return `${isoMonth.padStart(2, '0')}/${isoYear}`
  const [, dateMonth, dateYear = ''] = /^(\d{1,2})\D\d{1,2}\D(\d{0,4})/.exec(date) ?? []
  if (dateMonth) return `${dateMonth.padStart(2, '0')}/${dateYear}`
  // "3/" means March: the slash completes the month.
  const digits = date.replace(/^(\d)\//, '0$1/').replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.slice(2)]
  if (month.length < 2) return month
  const isDay = year.length > 2 && !/^(19|20)/.test(year) && Number(year.slice(0, 2)) <= 31
  return `${month}/${(isDay ? year.slice(2) : year).slice(0, 4)}`
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
