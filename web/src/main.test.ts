import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { FakeBroadcastChannel } from './testing/fake-broadcast-channel.ts'
import { installFakeGateway } from './testing/fake-gateway.ts'
import { recordPageLoads } from './testing/record-page-loads.ts'
import { setSettings } from './testing/set-settings.ts'

setSettings({ product: 'Gatehouse', footerLinks: {}, storeLinks: {} })
document.body.innerHTML = '<div id="root"></div>'
history.replaceState(null, '', '/nowhere')
sessionStorage.setItem('VisitorLocation', '{"city":"Austin"}')
Object.assign(performance, {
  getEntriesByType: () => [{ name: 'https://portal.example.test/nowhere?mobileApp=true' }],
})
const { requests, replies } = installFakeGateway()
const { companyChannel } = await import('./areas/companies/switch-company.ts')
const { isInMobileApp } = await import('./areas/jobs/mobile-app.ts')
const { peek } = await import('./portal/use-read.ts')

beforeAll(async () => {
  window.scrollTo = () => undefined
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set('GET /api/session', () => promise)
  await import('./main.tsx')
  await waitFor(() => expect(requests).toContain('GET /api/session'))
  new FakeBroadcastChannel('gatehouse.company').postMessage('chosen')
  resolve(Response.json(visitorSession))
  await screen.findByRole('heading', { level: 1 })
})
beforeEach(() => {
  document.body.hidden = false
})

test('shows the page of the address in its frame', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  expect(screen.getByRole('link', { name: 'Sign in' })).not.toBeNull()
  expect(requests.filter((request) => request === 'GET /api/session')).toHaveLength(1)
})

test('removes the location of a visitor who may not be measured', () => {
  expect(sessionStorage.getItem('VisitorLocation')).toBeNull()
})

test('a tab that the mobile app launched is noticed on any page', () => {
  expect(isInMobileApp()).toBe(true)
})

test('keeps a choice of company elsewhere for the part that follows it', () => {
  const received: string[] = []
  companyChannel.subscribe((message) => received.push(message))()
  expect(received).toEqual(['chosen'])
})

test('reads the session again when another tab signs in', async () => {
  replies.set('GET /api/session', () => Response.json({ ...visitorSession, expiresIn: 60 }))
  await act(async () => new FakeBroadcastChannel('gatehouse').postMessage('signed in'))
  await waitFor(() => expect(peek(readSession, {})?.expiresIn).toBe(60))
  expect(document.body.hidden).toBe(false)
})

test('ignores a stray press', () => {
  const press = (target: Element) => {
    const click = createEvent.click(target, { detail: 1, bubbles: true, cancelable: true })
    fireEvent(target, click)
    return click.defaultPrevented
  }
  press(screen.getByRole('heading', { level: 1 }))
  expect(press(screen.getByText(/There is no page at this address/))).toBe(true)
})

test('keeps the focus near an element that disappears', async () => {
  const button = document.createElement('button')
  screen.getByRole('main').append(button)
  button.focus()
  button.remove()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Page not found'))
})

test.each<[boolean, string[]]>([
  [false, []],
  [true, ['reload']],
])('hides and reloads a page that Back restores: %p', (persisted, expected) => {
  const loads = recordPageLoads()
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted }))
  expect([document.body.hidden, loads]).toEqual([persisted, expected])
  jest.restoreAllMocks()
})
