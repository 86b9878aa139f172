import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { portalErrorOf } from '../../../testing/portal-error-of.ts'

const { requests, replies } = installFakeGateway()
const { PortalError } = await import('../../../portal/portal-error.ts')
const { useRetry } = await import('./use-retry.ts')

beforeEach(() => {
  jest.useFakeTimers()
  requests.length = 0
})
afterEach(() => {
  cleanup()
  replies.clear()
  jest.restoreAllMocks()
})

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const noReply = async () => {
  throw new PortalError()
}
const unreachable = portalErrorOf('upstream-unreachable', { status: 502 })

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
  await wait(0)
  expect(state()).toBe('retrying')
  await wait(1000)
  expect([state(), settled.mock.calls.length]).toEqual(['retrying', 0])
  await wait(1000)
  expect(settled.mock.calls).toEqual([['sent']])
  expect(state()).toBe('idle')
})

test('without any reply tells of the reload, and waits for the gateway', async () => {
  const { state, settled, unmount } = start(noReply)
  await wait(4000)
  expect(state()).toBe('reloading')
  await wait(6000)
  expect([state(), settled.mock.calls.length]).toEqual(['reloading', 0])
  expect(requests.length).toBeGreaterThan(1)
  unmount()
  requests.length = 0
  await wait(10_000)
  expect([requests, settled.mock.calls]).toEqual([[], []])
})

test('an error of the gateway ends the retries, and is no longer told as one', async () => {
  const { state, settled } = start(async () => {
    throw unreachable
  })
  await wait(4000)
  expect(settled).toHaveBeenCalledWith(expect.any(PortalError))
  expect(state()).toBe('idle')
})

test('no attempt follows once the page is left; one under way still gives its result', async () => {
  const attempt = jest.fn(noReply)
  const left = start(attempt)
  await wait(500)
  left.unmount()
  await wait(10_000)
  expect([attempt.mock.calls.length, left.settled.mock.calls.length]).toEqual([1, 0])
  expect(left.result.current.hasLeft()).toBe(true)

  const { promise, resolve } = Promise.withResolvers<string>()
  const { settled, unmount, result } = start(() => promise)
  expect(result.current.hasLeft()).toBe(false)
  unmount()
  resolve('sent')
  await wait(0)
  expect(settled.mock.calls).toEqual([['sent']])
})

test('goes on telling of the reload until the page is another', async () => {
  // jsdom tells on the console that it cannot reload.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { state, settled } = start(noReply)
  await wait(4000)
  replies.set('GET /api/jobs/1001/application', () => Response.json({ application: null }))
  await wait(6000)
  expect([state(), settled.mock.calls]).toEqual(['reloading', []])
})
