import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { stateOf } from './state-of.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([
  [null, false, 'current'],
  ['2026-11-25', false, 'current'],
  ['2026-11-26', false, 'current'],
  ['2026-11-27', false, 'upcoming'],
  ['2026-11-27', true, 'past'],
  ['2020-01-01', true, 'past'],
] as const)('on 2026-11-26 an assignment from %s, past %s, is %s', (startDate, isPast, state) => {
  const unknown = { company: '', jobTitle: '', endDate: null, isOpenEnded: true, rate: null }
  for (const hour of [0, 23]) {
    jest.setSystemTime(new Date(2026, 10, 26, hour, 0))
    expect([hour, stateOf({ ...unknown, startDate, isPast })]).toEqual([hour, state])
  }
})
