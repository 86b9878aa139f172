// '@jest/globals' for jest-light-runner, which offers fewer timer functions and no timeouts.
import { ModernFakeTimers } from '@jest/fake-timers'
import { bind } from 'jest-each'
import { testTimeout } from './test-timeout.mjs'

const { setTimeout, clearTimeout } = globalThis

/** A function for a test or hook that rejects when `run` takes longer than `ms`. */
function limited(run, ms = testTimeout) {
  return async () => {
    let timer
    const timeout = new Promise((_, reject) => {
      const error = new Error(`Exceeded its timeout of ${ms} ms`)
      timer = setTimeout(() => reject(error), ms)
    })
    try {
      await Promise.race([run(), timeout])
    } finally {
      clearTimeout(timer)
    }
  }
}

const limitedTest = (register) => {
  const test = (title, run, ms) => register(title, limited(run, ms))
  return Object.assign(test, { each: bind(test, false) })
}
const limitedHook = (register) => (run, ms) => register(limited(run, ms))

export const { describe, expect } = globalThis
export const test = Object.assign(limitedTest(globalThis.test), {
  only: limitedTest(globalThis.test.only),
  skip: limitedTest(globalThis.test.skip),
})
export const beforeAll = limitedHook(globalThis.beforeAll)
export const beforeEach = limitedHook(globalThis.beforeEach)
export const afterEach = limitedHook(globalThis.afterEach)
export const afterAll = limitedHook(globalThis.afterAll)

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis })
export const jest = {
  ...globalThis.jest,
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
}
