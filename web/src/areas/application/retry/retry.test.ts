import { afterEach, expect, jest, test } from '@jest/globals'
import { PortalError } from '../../../portal/portal-error.ts'
import { portalErrorOf } from '../../../testing/portal-error-of.ts'
import { delay, RetriesExhausted, retry } from './retry.ts'

afterEach(() => {
  jest.useRealTimers()
})

const unreachable = portalErrorOf('upstream-unreachable')
const run = (attempt: () => Promise<string>, beforeRetry?: () => Promise<void>) =>
  retry(attempt, {
    delayMs: 1,
    onRetry: () => undefined,
    signal: new AbortController().signal,
    ...(beforeRetry && { beforeRetry }),
  })

test('retries unreachable errors until an attempt succeeds', async () => {
  let attempts = 0
  const beforeRetry = jest.fn(async () => undefined)
  const attempt = async () => {
    if (++attempts < 5) throw attempts % 2 ? new PortalError() : unreachable
    return 'result'
  }
  await expect(run(attempt, beforeRetry)).resolves.toBe('result')
  expect(beforeRetry).toHaveBeenCalledTimes(4)
})

test('throws RetriesExhausted after the fifth failure', async () => {
  const attempt = jest.fn(async () => {
    throw new PortalError()
  })
  await expect(run(attempt)).rejects.toThrow(RetriesExhausted)
  expect(attempt).toHaveBeenCalledTimes(5)
})

test('throws the reply of the gateway after the fifth failure', async () => {
  const attempt = jest.fn(async () => {
    throw unreachable
  })
  await expect(run(attempt)).rejects.toBe(unreachable)
  expect(attempt).toHaveBeenCalledTimes(5)
})

test('does not retry a problem that rejects the request', async () => {
  const attempt = jest.fn(async () => {
    throw portalErrorOf('application-refused')
  })
  await expect(run(attempt)).rejects.toThrow('application-refused')
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('does not retry an attempt that fails after the abort', async () => {
  const controller = new AbortController()
  const attempt = jest.fn(async () => {
    controller.abort()
    throw new PortalError()
  })
  const retrying = retry(attempt, {
    delayMs: 1,
    onRetry: () => undefined,
    signal: controller.signal,
  })
  await expect(retrying).rejects.toThrow('aborted')
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('does not retry when it is aborted between the delay and the next attempt', async () => {
  const controller = new AbortController()
  const attempt = jest.fn(async () => {
    throw new PortalError()
  })
  const retrying = retry(attempt, {
    delayMs: 1,
    onRetry: () => undefined,
    beforeRetry: async () => controller.abort(),
    signal: controller.signal,
  })
  await expect(retrying).rejects.toThrow('aborted')
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('a delay leaves no listener on its signal', async () => {
  const { signal } = new AbortController()
  const listeners = new Set<unknown>()
  signal.addEventListener = (_type: string, listener: unknown) => void listeners.add(listener)
  signal.removeEventListener = (_type: string, listener: unknown) => void listeners.delete(listener)
  await delay(1, signal)
  expect(listeners.size).toBe(0)
})

test('waits before each further attempt, and prepares it by the error of the last', async () => {
  jest.useFakeTimers()
  const errors = [new PortalError(), unreachable]
  const attempt = jest.fn(async () => {
    const error = errors[attempt.mock.calls.length - 1]
    if (error) throw error
    return 'result'
  })
  const beforeRetry = jest.fn(async (_error: unknown) => undefined)
  const onRetry = jest.fn()
  const { signal } = new AbortController()
  const retrying = retry(attempt, { delayMs: 10_000, onRetry, beforeRetry, signal })
  await jest.advanceTimersByTimeAsync(9_999)
  const counts = () => [attempt, onRetry, beforeRetry].map(({ mock }) => mock.calls.length)
  expect(counts()).toEqual([1, 1, 0])
  await jest.advanceTimersByTimeAsync(10_001)
  await expect(retrying).resolves.toBe('result')
  expect(beforeRetry.mock.calls).toEqual(errors.map((error) => [error]))
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test('an aborted signal ends a delay at once, and lets none begin', async () => {
  jest.useFakeTimers()
  const controller = new AbortController()
  const waiting = delay(10_000, controller.signal)
  controller.abort()
  await expect(waiting).rejects.toThrow('aborted')
  await expect(delay(10_000, controller.signal)).rejects.toThrow('aborted')
  expect(jest.getTimerCount()).toBe(0)
})
