import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { PortalError } from '../../../portal/portal-error.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { passTime } from '../../../testing/pass-time.ts'
import { portalErrorOf } from '../../../testing/portal-error-of.ts'
import { recordPageLoads } from '../../../testing/record-page-loads.ts'
import { useRetry } from './use-retry.ts'

const { requests, replies } = installFakeGateway()

beforeEach(() => {
  jest.useFakeTimers()
  requests.length = 0
})
afterEach(() => {
  cleanup()
  replies.clear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const noReply = async () => {
  throw new PortalError()
}
const unreachable = portalErrorOf('upstream-unreachable')

function start(attempt: () => Promise<string>) {
  const { result, unmount } = renderHook(() => useRetry('1001'))
  const settled = jest.fn()
  const save = async () => undefined
  act(() => void result.current.run({ attempt, delayMs: 1000, save }).then(settled, settled))
  return { state: () => result.current.retryState, settled, unmount, result }
}

test('tells of retries until one succeeds', async () => {
  let attempts = 0
  const { state, settled } = start(async () => (++attempts < 3 ? noReply() : 'sent'))
  await passTime(0)
  expect(state()).toBe('retrying')
  await passTime(1000)
  expect([state(), settled.mock.calls.length]).toEqual(['retrying', 0])
  await passTime(1000)
  expect(settled.mock.calls).toEqual([['sent']])
  expect(state()).toBe('idle')
})

test('without any reply tells of the reload, and waits for the gateway', async () => {
  const { state, settled, unmount } = start(noReply)
  await passTime(4000)
  expect(state()).toBe('reloading')
  await passTime(6000)
  expect([state(), settled.mock.calls.length]).toEqual(['reloading', 0])
  expect(requests.length).toBeGreaterThan(1)
  unmount()
  requests.length = 0
  await passTime(10_000)
  expect([requests, settled.mock.calls]).toEqual([[], []])
})

test('an error of the gateway ends the retries, and is no longer told as one', async () => {
  const { state, settled } = start(async () => {
    throw unreachable
  })
  await passTime(4000)
  expect(settled).toHaveBeenCalledWith(expect.any(PortalError))
  expect(state()).toBe('idle')
})

test('no attempt follows once the page is left; one under way still gives its result', async () => {
  const attempt = jest.fn(noReply)
  const left = start(attempt)
  await passTime(500)
  left.unmount()
  await passTime(10_000)
  expect([attempt.mock.calls.length, left.settled.mock.calls.length]).toEqual([1, 0])
  expect(left.result.current.hasLeft()).toBe(true)

  const { promise, resolve } = Promise.withResolvers<string>()
  const { settled, unmount, result } = start(() => promise)
  expect(result.current.hasLeft()).toBe(false)
  unmount()
  resolve('sent')
  await passTime(0)
  expect(settled.mock.calls).toEqual([['sent']])
})

test('goes on telling of the reload until the page is another', async () => {
  const loads = recordPageLoads()
  const { state, settled } = start(noReply)
  await passTime(4000)
  replies.set('GET /api/jobs/1001/application', () => Response.json({ application: null }))
  await passTime(6000)
  expect(loads).toEqual(['reload'])
  expect([state(), settled.mock.calls]).toEqual(['reloading', []])
})
