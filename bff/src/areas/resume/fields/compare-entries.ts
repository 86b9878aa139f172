import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { parseMonthYear, toMonths } from '@gatehouse/contracts/rules/month-year'
import { parseUsDate } from '@gatehouse/contracts/rules/us-date'

type Period = Pick<FieldValues<'employment'>, 'start' | 'end' | 'current'>
type Issued = Pick<FieldValues<'certification'>, 'issued'>

/** Sorts by end, then by start, the latest first. */
export function compareJobs(a: Period, b: Period): number {
  return endOf(b) - endOf(a) || startOf(b) - startOf(a)
}

/** Sorts by the day of issue, the latest first and unknown days last. */
export function compareCertifications(a: Issued, b: Issued): number {
  return (parseUsDate(b.issued) ?? '').localeCompare(parseUsDate(a.issued) ?? '')
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
