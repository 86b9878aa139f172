import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../testing/fake-gateway.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ product: 'Gatehouse' })
const { replies, hold } = installFakeGateway()
const { clearCache, setCached } = await import('../portal/use-read.ts')
const { showRoutes, signIn } = await import('../testing/show-page.tsx')
const { TopBar } = await import('./top-bar.tsx')

beforeEach(() => setCached(readSession, {}, visitorSession))
afterEach(cleanup)

// The loading bar needs a data router.
const show = (address: string) => showRoutes([{ path: '*', element: <TopBar /> }], [address])

test.each([
  ['/search-jobs/1001?mode=internal', '/search-jobs?mode=internal', []],
  ['/search-jobs?keyword=mode=internal', '/', [['Sign in', '/']]],
  ['/?mode=other', '/', [['Find jobs', '/search-jobs']]],
])('at %s leads a visitor to %s and %j', async (address, start, expected) => {
  await show(address)
  const [home, ...others] = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect([home, others]).toEqual([['Gatehouse', start], expected])
  expect(screen.getByRole('group', { name: 'Language' })).toBeTruthy()
})

test('offers to sign in only once the session has been read, or could not be', async () => {
  await clearCache()
  const release = hold('GET /api/session')
  await show('/search-jobs')
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  await release(rejectWith('internal'))
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

test('a worker has the company, notifications and a menu, in this order, and no link to sign in', async () => {
  replies.set('GET /api/notifications', () => Response.json({ notifications: [] }))
  replies.set('GET /assets/companies.json', () => Response.json([]))
  await signIn()
  await show('/search-jobs')
  await screen.findByRole('button', { name: /your menu/ })
  const parts = [
    screen.getByRole('link', { name: 'Gatehouse' }),
    screen.getByRole('link', { name: /Staffmark/ }),
    screen.getByRole('group', { name: 'Language' }),
    screen.getByRole('button', { name: /notification/i }),
    screen.getByRole('button', { name: 'Maria Santos, your menu' }),
  ]
  const sorted = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(sorted).toEqual(parts)
  // On a phone its words are hidden.
  expect(parts[0]?.getAttribute('aria-label')).toBe('Gatehouse')
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('a worker has the start and the languages alone in the page of a host', async () => {
  await signIn()
  await show('/search-jobs?mode=internal')
  await act(async () => void (await import('./worker-parts.ts')))
  const names = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].map(
    (control) => control.getAttribute('aria-label') ?? control.getAttribute('lang'),
  )
  expect(names).toEqual(['Gatehouse', 'en', 'es'])
})
