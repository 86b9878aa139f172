import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { visitorsOnly } from '../areas/session/guards.ts'
import { useSession } from '../areas/session/use-session.ts'
import { handleSessionChange } from '../portal/signed-out.ts'
import { subscribeToTabs } from '../portal/tabs.ts'
import { setCached } from '../portal/use-read.ts'
import { FakeBroadcastChannel } from '../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import { person } from '../testing/person.ts'
import { recordPageLoads } from '../testing/record-page-loads.ts'
import { showRoutes } from '../testing/show-page.tsx'
import { showSignIn } from './show-sign-in.ts'

const loadFrame = jest.fn()
jest.unstable_mockModule('../shell/worker-parts.ts', () => loadFrame() ?? {})
const { replies } = installFakeGateway()

const Name = () => useSession().person?.firstName
const undo: (() => void)[] = []

async function show(path: string) {
  await setCached(readSession, {}, visitorSession)
  replies.set('GET /api/session', () => Response.json(visitorSession))
  const page = (
    <>
      <Name />
      <input />
    </>
  )
  const router = await showRoutes(
    [
      { path: '/', loader: visitorsOnly, element: 'Sign in' },
      { path: '*', element: page },
    ],
    [path],
  )
  undo.push(showSignIn(router), subscribeToTabs(handleSessionChange))
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
  jest.restoreAllMocks()
})

test('a page of a visitor stays when the frame of a signed-in user does not load', async () => {
  loadFrame.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await show('/search-jobs/1001')
  replies.set('GET /api/session', () => Response.json({ ...visitorSession, person: person() }))
  await signInElsewhere()
  expect(screen.queryByText('Maria')).toBeNull()
  expect(screen.getByRole('textbox')).not.toBeNull()
})

test('a page of a visitor stays, with its input, when another tab signs in', async () => {
  const router = await show('/search-jobs/1001')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'typed' } })
  replies.set('GET /api/session', () => Response.json({ ...visitorSession, person: person() }))
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
  replies.set('GET /api/session', () => Response.json({ ...visitorSession, person: person() }))
  await signInElsewhere()
  expect(router.state.location.pathname).toBe('/announcements')
})

test('a page of a visitor stays when the session cannot be read', async () => {
  const router = await show('/search-jobs/1001')
  replies.set('GET /api/session', () => Promise.reject(new TypeError()))
  await signInElsewhere()
  expect([router.state.location.pathname, document.body.hidden]).toEqual([
    '/search-jobs/1001',
    false,
  ])
})

test.each(['signed out', 'expired', undefined] as const)(
  'a page of a visitor is left on the event %p',
  async (event) => {
    const loads = recordPageLoads()
    await show('/search-jobs/1001')
    act(() => handleSessionChange(event))
    expect([document.body.hidden, loads]).toEqual([true, ['replace /']])
  },
)
