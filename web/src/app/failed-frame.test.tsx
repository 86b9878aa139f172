import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import { portalPage } from '../testing/portal-page.ts'
import { press } from '../testing/press.ts'
import { recordPageLoads } from '../testing/record-page-loads.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings({
  signIn: 'passcode',
  product: 'Gatehouse',
  footerLinks: {},
  storeLinks: {},
  supportPhone: '1',
  chatUrl: 'https://chat.example.test/',
})
const fail = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}
jest.unstable_mockModule('../shell/worker-parts.ts', fail)
jest.unstable_mockModule('../shell/chat/chat.tsx', fail)
const { replies } = installFakeGateway()
const { routes } = await import('./routes.tsx')
const { showRoutes, signIn } = await import('../testing/show-page.tsx')

beforeEach(() => {
  window.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const title = () => screen.getByRole('main').querySelector('h1')?.textContent

test('a chat that does not load is left out', async () => {
  await showRoutes(routes, ['/nowhere'])
  expect(title()).toBe('Page not found')
  expect(screen.getByRole('banner')).toBeTruthy()
})

test('a frame of workers that does not load offers a retry, which reloads the page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  replies.set('GET /', portalPage)
  await signIn()
  await showRoutes(routes, ['/nowhere'])
  expect(title()).toBe('This page did not load')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(logged).toHaveBeenCalled()
  const loads = recordPageLoads()
  await press('Try again')
  expect(loads).toEqual(['reload'])
})
