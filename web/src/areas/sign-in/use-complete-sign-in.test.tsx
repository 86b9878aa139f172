import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { peek, setCached } from '../../portal/use-read.ts'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { person } from '../../testing/person.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { showRoutes } from '../../testing/show-page.tsx'
import { useAlerts } from '../../ui/alerts.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

const messages: unknown[] = []
const otherTab = new FakeBroadcastChannel('gatehouse')
otherTab.onmessage = ({ data }) => messages.push(data)

let completeSignIn: ReturnType<typeof useCompleteSignIn>
let alerts: ReturnType<typeof useAlerts>

function SignIn() {
  alerts = useAlerts()
  completeSignIn = useCompleteSignIn()
  return null
}

beforeEach(() => {
  messages.length = 0
})
afterEach(cleanup)

const maria: SessionView = sessionOf(person())

test.each([
  ['a signed-in user', '/', maria, '/announcements', ['signed in']],
  ['a user who asked for a page', '/?to=%2Fdocuments', maria, '/documents', ['signed in']],
  [
    'a user who has to choose a preference',
    '/?to=%2Fdocuments',
    { ...maria, gates: ['preference'] } satisfies SessionView,
    '/account?to=%2Fdocuments',
    ['signed in'],
  ],
  // Not signed in yet.
  [
    'a user who needs a new password',
    '/',
    { ...visitorSession, newPasswordRequired: true },
    '/',
    [],
  ],
] as const)(
  'leads %s on, and tells the other tabs once signed in',
  async (_case, at, session, to, told) => {
    await setCached(readSession, {}, visitorSession)
    const router = await showRoutes(
      [
        { path: '/', element: <SignIn /> },
        { path: '*', element: null },
      ],
      [at],
    )
    act(() => void alerts.raise('error', 'Invalid credentials.'))
    await act(() => completeSignIn(session))
    expect(screen.queryByText('Invalid credentials.')).toBeNull()
    expect(peek(readSession, {})).toEqual(session)
    expect(messages).toEqual(told)
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(to)
  },
)
