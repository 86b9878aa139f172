import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { PortalError } from '../../../portal/portal-error.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { recordPageLoads } from '../../../testing/record-page-loads.ts'
import { reloadWhenAvailable } from './reload-when-available.ts'

const { requests, replies } = installFakeGateway()

const read = 'GET /api/jobs/1001/application'
const noDraft = () => Response.json({ application: null })

beforeEach(() => {
  jest.useFakeTimers()
  requests.length = 0
  replies.clear()
})

function start(save: () => Promise<void> = async () => undefined) {
  const loads = recordPageLoads()
  const controller = new AbortController()
  const saved = jest.fn(save)
  const reloading = reloadWhenAvailable('1001', saved, controller.signal)
  reloading.catch(() => undefined)
  return { controller, reloading, loads, saved }
}
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('asks every three seconds, until the gateway answers and is ready', async () => {
  const { loads, saved } = start()
  await jest.advanceTimersByTimeAsync(2900)
  expect(requests).toEqual([read])
  replies.set(read, () => rejectWith('overloaded'))
  await jest.advanceTimersByTimeAsync(3000)
  expect([requests.length, loads]).toEqual([2, []])
  replies.set(read, noDraft)
  await jest.advanceTimersByTimeAsync(3000)
  expect([saved.mock.calls.length, loads]).toEqual([1, ['reload']])
})

test('reloads once the input is saved', async () => {
  replies.set(read, noDraft)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { loads } = start(() => promise)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(loads).toEqual([])
  resolve()
  await jest.advanceTimersByTimeAsync(0)
  expect(loads).toEqual(['reload'])
})

test('does not reload while the save finds no connection', async () => {
  replies.set(read, noDraft)
  const save = jest.fn(async () => {
    throw new PortalError()
  })
  const { controller, loads, reloading } = start(save)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(save).toHaveBeenCalledTimes(4)
  expect(loads).toEqual([])
  controller.abort()
  await expect(reloading).rejects.toThrow('aborted')
})

test('a problem of the gateway other than 503 is an answer, too', async () => {
  replies.set(read, () => rejectWith('internal'))
  const { loads } = start()
  await jest.advanceTimersByTimeAsync(0)
  expect(loads).toEqual(['reload'])
})

test.each([
  ['answers', noDraft],
  ['refuses', () => rejectWith('not-signed-in')],
])('does not reload when the user has left before the gateway %s', async (_case, reply) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(read, () => promise)
  const { controller, loads, reloading } = start()
  controller.abort()
  resolve(reply())
  await expect(reloading).rejects.toThrow('aborted')
  expect(loads).toEqual([])
})
