import { string } from 'yup'
import { rule } from './rule.ts'

const form = /^(0[1-9]|1[0-2])\/([12]\d{3})$/

export interface MonthYear {
  /** From 1 on. */
  month: number
  year: number
}

/** What "03/2019" says; undefined for anything else [2 §5 Work-history form]. */
export function parseMonthYear(typed = ''): MonthYear | undefined {
  const [, month, year] = form.exec(typed.trim()) ?? []
  return year === undefined ? undefined : { month: Number(month), year: Number(year) }
}

/** Months since the year 0, to compare and to count by. */
export function toMonths({ month, year }: MonthYear): number {
  return year * 12 + month - 1
}

/**
 * What stands in the field after somebody typed: a month of one digit other than 0 or 1 gets its 0, of
 * a month above 12 the first digit stays, and the slash comes by itself [2 §5]. Taking away is left
 * alone.
 */
export function formatMonthYear(typed: string, before: string): string {
  if (before.startsWith(typed)) return typed
  // "3/" means March: the slash says that the month is complete.
  const digits = typed.replace(/^(\d)\//, '0$1/').replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const month = Number(padded.slice(0, 2)) > 12 ? padded.slice(0, 1) : padded.slice(0, 2)
  if (month.length < 2) return month
  return `${month}/${padded.slice(2, 6)}`
}

/** A month and its year as MM/YYYY, or nothing. */
export const monthYear = string()
  .typeError(rule('invalid'))
  .default('')
  .test('month-year', rule('month-year'), (typed) => !typed || !!parseMonthYear(typed))
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed))
