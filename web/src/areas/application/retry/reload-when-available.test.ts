import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'

const { requests, replies } = installFakeGateway()
const { PortalError } = await import('../../../portal/portal-error.ts')
const { reloadWhenAvailable } = await import('./reload-when-available.ts')

const read = 'GET /api/jobs/1001/application'
const noDraft = () => Response.json({ application: null })

beforeEach(() => {
  jest.useFakeTimers()
  requests.length = 0
  replies.clear()
})

/** It ends with the reload, of which jsdom only tells on the console that it lacks it. */
function start(save: () => Promise<void> = async () => undefined) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const controller = new AbortController()
  const ended = jest.fn()
  const saved = jest.fn(save)
  const reloading = reloadWhenAvailable('1001', saved, controller.signal)
  reloading.then(ended, () => undefined)
  return { controller, reloading, ended, saved }
}
afterEach(() => {
  jest.restoreAllMocks()
})

test('asks every three seconds, until the gateway answers and is ready', async () => {
  const { ended, saved } = start()
  await jest.advanceTimersByTimeAsync(2900)
  expect(requests).toEqual([read])
  replies.set(read, () => rejectWith('upstream-unreachable', 503))
  await jest.advanceTimersByTimeAsync(3000)
  expect([requests.length, ended.mock.calls.length]).toEqual([2, 0])
  replies.set(read, noDraft)
  await jest.advanceTimersByTimeAsync(3000)
  expect([saved.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1])
})

test('reloads once what was typed is saved', async () => {
  replies.set(read, noDraft)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { ended } = start(() => promise)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(ended).not.toHaveBeenCalled()
  resolve()
  await jest.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('does not reload while the save finds no connection', async () => {
  replies.set(read, noDraft)
  const save = jest.fn(async () => {
    throw new PortalError()
  })
  const { controller, ended, reloading } = start(save)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(save).toHaveBeenCalledTimes(4)
  expect(ended).not.toHaveBeenCalled()
  controller.abort()
  await expect(reloading).rejects.toThrow('aborted')
})

test('a problem of the gateway other than 503 is an answer, too', async () => {
  replies.set(read, () => rejectWith('internal', 500))
  const { ended } = start()
  await jest.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledTimes(1)
})

test.each([
  ['answers', noDraft],
  ['refuses', () => rejectWith('not-signed-in', 401)],
])('does not reload when the user has left before the gateway %s', async (_case, reply) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(read, () => promise)
  const { controller, reloading } = start()
  controller.abort()
  resolve(reply())
  await expect(reloading).rejects.toThrow('aborted')
})
