import { afterEach, jest } from '@jest/globals'

afterEach(() => {
  jest.useRealTimers()
})

/** Until the test ends it is so many seconds later. Only the date moves: timers and sockets stay real. */
export function advanceClock(seconds: number) {
  jest.useFakeTimers({
    now: Date.now() + seconds * 1000,
    doNotFake: [
      ...(['nextTick', 'setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
      ...(['setTimeout', 'clearTimeout', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  })
}
