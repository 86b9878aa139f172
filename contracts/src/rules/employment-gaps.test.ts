import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { employmentGaps, historyYears } from './employment-gaps.ts'
import { parseMonthYear, toMonths } from './month-year.ts'

const now = { month: 11, year: 2026 }
const job = (start: string, end: string, current = '') => ({ start, end, current })
const asText = ({ from, to }: ReturnType<typeof employmentGaps>[number]) =>
  `${from.month}/${from.year}-${to.month}/${to.year}`
const gapsOf = (...history: ReturnType<typeof job>[]) => employmentGaps(history, now).map(asText)

test('an empty history is one gap of three years', () => {
  expect(gapsOf()).toEqual(['11/2023-10/2026'])
})

test('a current employer of three years leaves no gap', () => {
  expect(gapsOf(job('02/2019', '', 'yes'))).toEqual([])
  expect(gapsOf(job('02/2019', '10/2026'))).toEqual([])
})

test('finds gaps between jobs, before the first and after the last', () => {
  expect(gapsOf(job('03/2024', '06/2024'), job('01/2025', '05/2026'))).toEqual([
    '11/2023-2/2024',
    '7/2024-12/2024',
    '6/2026-10/2026',
  ])
})

test('a single month between two jobs is no gap', () => {
  expect(gapsOf(job('01/2020', '06/2024'), job('08/2024', '', 'yes'))).toEqual([])
})

test('a gap before a job that has not begun ends with the last month', () => {
  expect(gapsOf(job('01/2020', '06/2026'), job('02/2027', '', 'yes'))).toEqual(['7/2026-10/2026'])
  expect(gapsOf(job('01/2020', '06/2026'), job('02/2027', '12/2027'))).toEqual(['7/2026-10/2026'])
})

test('a short job within a longer one opens no gap', () => {
  expect(gapsOf(job('01/2020', '08/2026'), job('02/2024', '03/2024'))).toEqual(['9/2026-10/2026'])
})

test('ignores entries without valid dates', () => {
  expect(gapsOf(job('', ''), job('soon', '06/2024'), job('01/2020', '', 'yes'))).toEqual([])
})

test('each month is worked, in a gap, or a single month between jobs', () => {
  const month = fc.integer({ min: toMonths({ month: 1, year: 2020 }), max: toMonths(now) + 6 })
  const toText = (months: number) =>
    `${String((months % 12) + 1).padStart(2, '0')}/${Math.floor(months / 12)}`
  const jobs = fc.array(
    fc.tuple(month, month).map(([a, b]) => job(toText(Math.min(a, b)), toText(Math.max(a, b)))),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(jobs, (history) => {
      const worked = (one: number) =>
        history.some(({ start, end }) => {
          const [from, to] = [parseMonthYear(start), parseMonthYear(end)]
          return !!from && !!to && toMonths(from) <= one && one <= toMonths(to)
        })
      const gaps = employmentGaps(history, now)
      const inGap = (one: number) =>
        gaps.some(({ from, to }) => toMonths(from) <= one && one <= toMonths(to))
      for (let one = toMonths(now) - historyYears * 12; one < toMonths(now); one++) {
        const first = one === toMonths(now) - historyYears * 12
        const last = one === toMonths(now) - 1
        const isolated = !worked(one) && (first || worked(one - 1)) && (last || worked(one + 1))
        expect(inGap(one)).toBe(!worked(one) && !isolated)
      }
    }),
  )
})
