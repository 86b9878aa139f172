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

export function restoreClock() {
  jest.useRealTimers()
}
