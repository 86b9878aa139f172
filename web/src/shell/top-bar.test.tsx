import { ChakraProvider } from '@chakra-ui/react'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { installFakeGateway, rejectWith } from '../testing/fake-gateway.ts'
import { person } from '../testing/person.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ product: 'Gatehouse' })
const { replies } = installFakeGateway()
const { system } = await import('../ui/theme.ts')
const { clearCache, setCached } = await import('../portal/use-read.ts')
const { visitor } = await import('../areas/session/use-session.ts')
const { TopBar } = await import('./top-bar.tsx')

beforeEach(() => setCached(readSession, {}, visitor))
afterEach(cleanup)

function show(address: string) {
  // The loading bar needs a data router.
  const router = createMemoryRouter([{ path: '*', element: <TopBar /> }], {
    initialEntries: [address],
  })
  return act(async () =>
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>,
    ),
  )
}

test.each([
  ['/search-jobs?mode=internal', []],
  ['/search-jobs?keyword=mode=internal', [['Sign in', '/']]],
  ['/?mode=other', [['Find jobs', '/search-jobs']]],
])('at %s leads a visitor to %j', async (address, expected) => {
  await show(address)
  const [home, ...others] = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect([home, others]).toEqual([['Gatehouse', '/'], expected])
  expect(screen.getByRole('group', { name: 'Language' })).toBeTruthy()
})

test('offers to sign in once it is known that nobody is signed in, or that it cannot be known', async () => {
  await clearCache()
  let reply: (response: Response) => void = () => undefined
  replies.set('GET /api/session', () => new Promise((resolve) => (reply = resolve)))
  await show('/search-jobs')
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  await act(async () => reply(rejectWith('internal', 500)))
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
})

test('a worker has the company, notifications and a menu, in this order, and no link to sign in', async () => {
  replies.set('GET /api/notifications', () => Response.json({ notifications: [] }))
  replies.set('GET /assets/companies.json', () => Response.json([]))
  await setCached(readSession, {}, { ...visitor, person: person() })
  await show('/search-jobs')
  await waitFor(() => expect(screen.getByRole('button', { name: /your menu/ })).toBeTruthy())
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
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})
