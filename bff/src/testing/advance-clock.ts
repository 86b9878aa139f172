import { afterEach, jest } from '@jest/globals'

afterEach(() => {
  jest.useRealTimers()
})

/** Advances Date until the test ends. Timers and sockets stay real. */
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
