import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FakeBroadcastChannel } from '../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import { person } from '../testing/person.ts'

const { replies } = installFakeGateway()
const { visitorsOnly } = await import('../areas/session/guards.ts')
const { useSession, visitor } = await import('../areas/session/use-session.ts')
const { handleSessionChange } = await import('../portal/signed-out.ts')
const { subscribeToTabs } = await import('../portal/tabs.ts')
const { setCached } = await import('../portal/use-read.ts')
const { showSignIn } = await import('./show-sign-in.ts')

const Name = () => useSession().person?.firstName
const undo: (() => void)[] = []

async function show(path: string) {
  await setCached(readSession, {}, visitor)
  replies.set('GET /api/session', () => Response.json(visitor))
  const router = createMemoryRouter(
    [
      { path: '/', loader: visitorsOnly, element: 'Sign in', HydrateFallback: () => null },
      {
        path: '*',
        element: (
          <>
            <Name />
            <input />
          </>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  undo.push(showSignIn(router), subscribeToTabs(handleSessionChange))
  await act(async () => render(<RouterProvider router={router} />))
  return router
}

const signInElsewhere = () =>
  act(async () => new FakeBroadcastChannel('gatehouse').postMessage('signed in'))

beforeEach(() => {
  document.body.hidden = false
})
afterEach(() => {
  cleanup()
  for (const stop of undo.splice(0)) stop()
})

test('a page of a visitor stays, with its input, when another tab signs in', async () => {
  const router = await show('/search-jobs/1001')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'typed' } })
  replies.set('GET /api/session', () => Response.json({ ...visitor, person: person() }))
  await signInElsewhere()
  expect(await screen.findByText('Maria')).not.toBeNull()
  expect(screen.getByDisplayValue('typed')).not.toBeNull()
  expect([router.state.location.pathname, document.body.hidden]).toEqual([
    '/search-jobs/1001',
    false,
  ])
})

test('the sign-in page leads on when another tab signs in', async () => {
  const router = await show('/')
  replies.set('GET /api/session', () => Response.json({ ...visitor, person: person() }))
  await signInElsewhere()
  expect(router.state.location.pathname).toBe('/announcements')
})

test('a page of a visitor stays when the session cannot be read', async () => {
  const router = await show('/search-jobs/1001')
  replies.set(
    'GET /api/session',
    jest.fn(async () => Promise.reject(new TypeError())),
  )
  await signInElsewhere()
  expect([router.state.location.pathname, document.body.hidden]).toEqual([
    '/search-jobs/1001',
    false,
  ])
})

test.each(['signed out', 'expired', undefined] as const)(
  'a page of a visitor is left on the event %p',
  async (event) => {
    // jsdom loads no page.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await show('/search-jobs/1001')
    act(() => handleSessionChange(event))
    expect(document.body.hidden).toBe(true)
    jest.restoreAllMocks()
  },
)
