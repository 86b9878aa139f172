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
  const leaving = new AbortController()
  const left = withDeadline(10_000, leaving.signal, ended)
  leaving.abort()
  expect(isDeadlineExceeded(await left)).toBe(false)
  expect(isDeadlineExceeded(await withDeadline(10_000, leaving.signal, ended))).toBe(false)
})

test('does not abort after completion', async () => {
  jest.useFakeTimers()
  let kept: AbortSignal | undefined
  await withDeadline(10, undefined, async (signal) => {
    kept = signal
  })
  jest.advanceTimersByTime(30)
  expect(kept?.aborted).toBe(false)
})
