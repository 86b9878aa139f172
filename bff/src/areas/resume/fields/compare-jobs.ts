import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { parseMonthYear, toMonths } from '@gatehouse/contracts/rules/month-year'

type Period = Pick<FieldValues<'employment'>, 'start' | 'end' | 'current'>

/** Sorts by end, then by start, the latest first. */
export function compareJobs(a: Period, b: Period): number {
  return endOf(b) - endOf(a) || startOf(b) - startOf(a)
}

/** In months. A year alone may have ended with its last; a current job ends last of all. */
export function endOf({ end, current }: Period): number {
  return current === 'yes' ? Number.MAX_SAFE_INTEGER : monthsOf(end, 12)
}

const startOf = ({ start }: Period) => monthsOf(start, 1)

/** 0 if unknown. */
function monthsOf(date: string, month: number): number {
  const year = /^\d{4}$/.test(date) ? Number(date) : undefined
  const known = year === undefined ? parseMonthYear(date) : { month, year }
  return known ? toMonths(known) : 0
}
