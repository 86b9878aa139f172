import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { portalPage } from '../testing/portal-page.ts'
import { press } from '../testing/press.ts'
import { recordPageLoads } from '../testing/record-page-loads.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', supportPhone: '1-800-555-0142' })
const { showRoutes } = await import('../testing/show-page.tsx')
const { FailedPage } = await import('./failed-page.tsx')

const offline = () => new TypeError('Failed to fetch dynamically imported module')
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
  globalThis.fetch = async () => portalPage()
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

test('a module that did not load is imported again, and needs a page load once the gateway answers', async () => {
  load.mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline())
  await show()
  const loads = recordPageLoads()
  await press('Try again')
  expect([load.mock.calls.length, loads]).toEqual([2, ['reload']])
  cleanup()
  load.mockRejectedValueOnce(offline())
  await show()
  await press('Try again')
  expect(document.body.textContent).toContain('The jobs')
  expect(loads).toEqual(['reload'])
})

test.each<[string, () => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is replaced by the page of a balancer', async () => new Response('Sorry', { status: 503 })],
  ['is replaced by the page of a captive portal', async () => new Response('Welcome')],
])('a module is not reloaded with the page where the gateway %s', async (_case, reply) => {
  const fetched = jest.fn(async (_address: string) => reply())
  globalThis.fetch = fetched as typeof fetch
  load.mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline())
  await show()
  const loads = recordPageLoads()
  expect(message()).toBe('There was a problem. Try againTry again')
  await press('Try again')
  expect(message()).toContain('We could not reach the portal.')
  expect(fetched).toHaveBeenCalledWith('/')
  await press('Try again')
  expect(document.body.textContent).toContain('The jobs')
  expect(loads).toEqual([])
})

test('a read that fails again is not reloaded with the page, which would lose unsaved forms', async () => {
  load
    .mockRejectedValueOnce(portalErrorOf('internal'))
    .mockRejectedValueOnce(portalErrorOf('internal'))
  await show()
  const loads = recordPageLoads()
  await press('Try again')
  expect([load.mock.calls.length, loads]).toEqual([2, []])
})

test('a module that did not load after another is not reloaded with the page before Retry', async () => {
  load.mockImplementation(() => Promise.reject(offline()))
  const router = await show()
  const loads = recordPageLoads()
  await act(() => router.navigate('/jobs?page=3'))
  expect(loads).toEqual([])
  await press('Try again')
  expect(loads).toEqual(['reload'])
})

test('without a connection a module that did not load is one of the connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  load.mockRejectedValue(offline())
  await show()
  expect(message()).toContain('We could not reach the portal.')
})
