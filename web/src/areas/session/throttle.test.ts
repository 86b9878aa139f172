import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { throttle } from './throttle.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('runs once per interval, and not before the first has passed', () => {
  const action = jest.fn()
  const throttled = throttle(300_000, action)
  jest.advanceTimersByTime(299_999)
  throttled()
  expect(action).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  throttled()
  throttled()
  expect(action).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(300_000)
  throttled()
  expect(action).toHaveBeenCalledTimes(2)
})
