import { type MonthYear, parseMonthYear, toMonths } from './month-year.ts'

interface Employment {
  start: string
  end: string
  current: string
}

/** From the first to the last month without work, both counted. */
export interface Gap {
  from: MonthYear
  to: MonthYear
}

/** History is asked for so many years back [2 §9]. */
export const historyYears = 3

/**
 * Months of the past three years in which nobody was employed, of what has been told so far: guidance,
 * not a rule [2 §5]. The month that is running is not asked for, nor is a single month between two
 * jobs. What has no readable dates tells nothing.
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
  let free = start
  for (const { from, to } of [
    ...worked.toSorted((a, b) => a.from - b.from),
    { from: end + 1, to: end },
  ]) {
    if (Math.min(from, end + 1) - free > 1)
      gaps.push({ from: toMonthYear(free), to: toMonthYear(Math.min(from - 1, end)) })
    free = Math.max(free, to + 1)
  }
  return gaps
}

function toMonthYear(months: number): MonthYear {
  return { month: (months % 12) + 1, year: Math.floor(months / 12) }
}
