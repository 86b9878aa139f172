import { type MonthYear, parseMonthYear, toMonths } from './month-year.ts'

/** With `start`, `end` and `current`, as in the forms. */
export type Employment = Readonly<Record<string, string>>

/** Both months included. */
export interface Gap {
  from: MonthYear
  to: MonthYear
}

/** Years that the employment history has to cover [2 §9]. */
export const historyYears = 3

/**
 * Months without employment in the past three years: guidance, not a rule [2 §5]. Ignores the
 * current month, single months between jobs and invalid dates.
 */
export function employmentGaps(history: readonly Employment[], now: MonthYear): Gap[] {
  const end = toMonths(now) - 1
  const start = toMonths(now) - historyYears * 12
  const worked = history.flatMap((entry) => {
    const [from, to] = [parseMonthYear(entry.start), parseMonthYear(entry.end)]
    const last = entry.current === 'yes' ? end : to && toMonths(to)
    return from && last !== undefined ? [{ from: toMonths(from), to: last }] : []
  })
  const gaps: Gap[] = []
  let gapStart = start
  for (const { from, to } of [
    ...worked.sort((a, b) => a.from - b.from),
    { from: end + 1, to: end },
  ]) {
    if (Math.min(from, end + 1) - gapStart > 1)
      gaps.push({ from: toMonthYear(gapStart), to: toMonthYear(Math.min(from - 1, end)) })
    gapStart = Math.max(gapStart, to + 1)
  }
  return gaps
}

function toMonthYear(months: number): MonthYear {
  return { month: (months % 12) + 1, year: Math.floor(months / 12) }
}
