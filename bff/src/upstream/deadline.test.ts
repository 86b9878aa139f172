import { getEventListeners } from 'node:events'
import { afterEach, expect, jest, test } from '@jest/globals'
import { isDeadlineExceeded, withDeadline } from './deadline.ts'

afterEach(() => {
  jest.useRealTimers()
})

const ended = (signal: AbortSignal) =>
  new Promise<AbortSignal>((resolve) => {
    if (signal.aborted) resolve(signal)
    signal.addEventListener('abort', () => resolve(signal))
  })

test('aborts with a timeout', async () => {
  expect(isDeadlineExceeded(await withDeadline(20, undefined, ended))).toBe(true)
})

test('aborts with the parent, also when it is aborted already', async () => {
  const parent = new AbortController()
  const result = withDeadline(10_000, parent.signal, ended)
  parent.abort()
  expect(isDeadlineExceeded(await result)).toBe(false)
  expect(isDeadlineExceeded(await withDeadline(10_000, parent.signal, ended))).toBe(false)
})

test("a parent's timeout is one, too", async () => {
  const outer = withDeadline(20, undefined, (signal) => withDeadline(10_000, signal, ended))
  expect(isDeadlineExceeded(await outer)).toBe(true)
})

test('does not abort after completion', async () => {
  jest.useFakeTimers()
  let received: AbortSignal | undefined
  const { signal: parent } = new AbortController()
  await withDeadline(10, parent, async (signal) => {
    received = signal
  })
  jest.advanceTimersByTime(30)
  expect(received?.aborted).toBe(false)
  expect(getEventListeners(parent, 'abort')).toEqual([])
})
