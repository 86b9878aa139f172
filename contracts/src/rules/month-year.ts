import { string } from 'yup'
import { rule } from './rule.ts'

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
 * Formats input while typing: "3" becomes "03", "13" becomes "1", a slash is inserted [2 §5].
 * Deletions pass unchanged.
 */
export function formatMonthYear(typed: string, before: string): string {
  if (before.startsWith(typed)) return typed
  // "3/" means March: the slash completes the month.
  const digits = typed.replace(/^(\d)\//, '0$1/').replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const month = Number(padded.slice(0, 2)) > 12 ? padded.slice(0, 1) : padded.slice(0, 2)
  if (month.length < 2) return month
  return `${month}/${padded.slice(2, 6)}`
}

/** MM/YYYY or ''. */
export const monthYear = string()
  .typeError(rule('invalid'))
  .default('')
  .test('month-year', rule('month-year'), (typed) => !typed || !!parseMonthYear(typed))
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed))
