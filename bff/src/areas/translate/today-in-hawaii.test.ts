import { afterEach, expect, jest, test } from '@jest/globals'
import { todayInHawaii } from './today-in-hawaii.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['2026-11-26T09:59:59Z', '2026-11-25'],
  ['2026-11-26T10:00:00Z', '2026-11-26'],
  ['2027-01-01T09:00:00Z', '2026-12-31'],
])('at %s it is %s', (instant, day) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant))
  expect(todayInHawaii()).toBe(day)
})
