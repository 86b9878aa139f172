import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createMemoryRouter, redirect } from 'react-router'
import { installFakeGateway } from '../testing/fake-gateway.ts'

const { replies } = installFakeGateway()
const { clearCache, peek } = await import('../portal/use-read.ts')
const { firstView } = await import('./first-view.ts')

let finishLoading: (data: null) => void

function startRouter() {
  return createMemoryRouter([
    { path: '/', loader: () => new Promise<null>((resolve) => (finishLoading = resolve)) },
  ])
}

const isReady = async (view: Promise<void>) =>
  (await Promise.race([view.then(() => 'ready'), jest.advanceTimersByTimeAsync(0)])) === 'ready'

beforeEach(() => {
  jest.useFakeTimers()
  replies.set('GET /api/session', () => Response.json(visitorSession))
})
afterEach(async () => {
  jest.useRealTimers()
  await clearCache()
})

test('waits for the page and the session', async () => {
  const view = firstView(startRouter())
  expect(await isReady(view)).toBe(false)
  finishLoading(null)
  await view
  expect(peek(readSession, {})).toEqual(visitorSession)
})

test('is ready after 400 ms at the latest', async () => {
  const view = firstView(startRouter())
  await jest.advanceTimersByTimeAsync(399)
  expect(await isReady(view)).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await view
})

test('is ready when the session cannot be read', async () => {
  replies.set('GET /api/session', () => Promise.reject(new TypeError('Failed to fetch')))
  const view = firstView(startRouter())
  finishLoading(null)
  await expect(view).resolves.toBeUndefined()
})

test('is ready at once when there is nothing to load', async () => {
  const view = firstView(createMemoryRouter([{ path: '/' }]))
  expect(await isReady(view)).toBe(true)
})

test('waits for the page that the first one leads to', async () => {
  const loader = () => new Promise<null>((resolve) => (finishLoading = resolve))
  const view = firstView(
    createMemoryRouter([
      { path: '/', loader: () => redirect('/announcements') },
      { path: '/announcements', loader },
    ]),
  )
  await jest.advanceTimersByTimeAsync(10)
  expect(await isReady(view)).toBe(false)
  finishLoading(null)
  expect(await isReady(view)).toBe(true)
})
