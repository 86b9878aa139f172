import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../testing/fake-gateway.ts'
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
installFakeGateway()
const { routes } = await import('./routes.tsx')
const { showRoutes, signIn } = await import('../testing/show-page.tsx')

beforeEach(() => {
  window.scrollTo = () => undefined
})
afterEach(cleanup)

const title = () => screen.getByRole('main').querySelector('h1')?.textContent

test('a chat that does not load is left out', async () => {
  await showRoutes(routes, ['/nowhere'])
  expect(title()).toBe('Page not found')
  expect(screen.getByRole('banner')).toBeTruthy()
})

test('a frame of workers that does not load offers a retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await signIn()
  await showRoutes(routes, ['/nowhere'])
  expect(title()).toBe('This page did not load')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})
