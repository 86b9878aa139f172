import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { delayForOtherTabs } from './delay-for-other-tabs.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each([
  ['visible', 200, 500],
  ['hidden', 3000, 3300],
] as const)('a %s tab waits from %i to %i ms', (state, shortest, longest) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  for (const [random, delay] of [
    [0, shortest],
    [0.5, (shortest + longest) / 2],
    [1, longest],
  ] as const) {
    jest.spyOn(Math, 'random').mockReturnValue(random)
    const then = jest.fn()
    delayForOtherTabs(then)
    jest.advanceTimersByTime(delay - 1)
    expect(then).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(then).toHaveBeenCalledTimes(1)
  }
})

test('a cancelled call is not made', () => {
  const then = jest.fn()
  delayForOtherTabs(then)()
  jest.advanceTimersByTime(10_000)
  expect(then).not.toHaveBeenCalled()
})
