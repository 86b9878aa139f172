import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { press } from '../testing/press.ts'
import { recordPageLoads } from '../testing/record-page-loads.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', supportPhone: '1-800-555-0142' })
const { showRoutes } = await import('../testing/show-page.tsx')
const { FailedPage } = await import('./failed-page.tsx')

const load = jest.fn<() => Promise<null>>()

const show = () =>
  showRoutes(
    [
      { path: '/', element: 'Home' },
      { path: '/jobs', loader: load, element: 'The jobs', errorElement: <FailedPage /> },
    ],
    ['/', { pathname: '/jobs', search: '?page=2', state: { total: 37 } }],
  )
const message = () => screen.getByRole('alert').textContent

beforeEach(() => {
  load.mockReset().mockResolvedValue(null)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('a refused read has its reference, and is tried again at the same place of the history', async () => {
  load.mockRejectedValueOnce(portalErrorOf('internal'))
  const router = await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not load')
  expect(message()).toContain('Something went wrong on our side.')
  expect(message()).toContain('ABCD-1234')
  await press('Try again')
  expect(document.body.textContent).toContain('The jobs')
  expect(router.state.location).toMatchObject({ search: '?page=2', state: { total: 37 } })
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
})

test('a module that did not load is tried again where the gateway cannot be reached', async () => {
  const fetched = jest.fn(async (_address: string) =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  globalThis.fetch = fetched as typeof fetch
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await show()
  expect(message()).toBe('There was a problem. Try againTry again')
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await press('Try again')
  expect(message()).toContain('We could not reach the portal.')
  expect(fetched).toHaveBeenCalledWith('/')
  await press('Try again')
  expect(document.body.textContent).toContain('The jobs')
})

test('a module that did not load needs a page load once the gateway answers', async () => {
  globalThis.fetch = async () => new Response('', { status: 500 })
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await show()
  const loads = recordPageLoads()
  await press('Try again')
  expect(loads).toEqual(['reload'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('without a connection a module that did not load is one of the connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await show()
  expect(message()).toContain('We could not reach the portal.')
})
