import { jest } from '@jest/globals'

/** Advances Date; timers and sockets stay real. A test file restores it with `afterEach(restoreClock)`. */
export function advanceClock(seconds: number) {
  jest.useFakeTimers({
    now: Date.now() + seconds * 1000,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  })
}

/** Advances performance.now(), which then stands still; restore it with `jest.restoreAllMocks`. */
export function advanceMonotonicClock(seconds: number) {
  // Differences of fractions are not exact.
  const now = Math.ceil(performance.now()) + seconds * 1000
  jest.spyOn(performance, 'now').mockReturnValue(now)
}

export function restoreClock() {
  jest.useRealTimers()
}
