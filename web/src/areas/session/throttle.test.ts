import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { throttle } from './throttle.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('runs once per interval, and not before the first has passed', () => {
  const act = jest.fn()
  const ask = throttle(300_000, act)
  jest.advanceTimersByTime(299_999)
  ask()
  expect(act).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  ask()
  ask()
  expect(act).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(300_000)
  ask()
  expect(act).toHaveBeenCalledTimes(2)
})
