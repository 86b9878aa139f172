import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { isPast } from './is-past.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test.each([
  ['2026-11-26T23:30:00Z', 360, '11/25/2026', true],
  ['2026-11-26T23:30:00Z', 360, '11/26/2026', false],
  // Still the evening before in Texas.
  ['2026-11-27T03:30:00Z', 360, '11/26/2026', false],
  ['2026-11-27T06:30:00Z', 360, '11/26/2026', true],
  // The next morning already, east of Greenwich.
  ['2026-11-26T23:30:00Z', -60, '11/26/2026', true],
  ['2026-11-26T12:00:00Z', 0, '02/30/2020', false],
  ['2026-11-26T12:00:00Z', 0, '', false],
])('at %s, %i minutes behind UTC, %s is past: %s', (now, offset, day, past) => {
  jest.setSystemTime(new Date(now))
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  expect(isPast(day)).toBe(past)
})
