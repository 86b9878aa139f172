import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { FakeBroadcastChannel } from '../../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { person } from '../../../testing/person.ts'
import { recordPageLoads } from '../../../testing/record-page-loads.ts'
import { sessionOf } from '../../../testing/session-of.ts'

const { replies } = installFakeGateway()
const { useAlerts } = await import('../../../ui/alerts.tsx')
const { showRoutes } = await import('../../../testing/show-page.tsx')
const { setCached } = await import('../../../portal/use-read.ts')
const { useLeaveReset } = await import('./use-leave-reset.ts')

const kai: SessionView = sessionOf(person({ key: 'kai' }))
const messages: unknown[] = []
const otherTab = new FakeBroadcastChannel('gatehouse')
otherTab.onmessage = ({ data }) => messages.push(data)

let loads: string[]
let leaveReset: ReturnType<typeof useLeaveReset>
let alerts: ReturnType<typeof useAlerts>

function Reset() {
  alerts = useAlerts()
  leaveReset = useLeaveReset()
  return null
}

beforeEach(() => {
  messages.length = 0
  document.body.hidden = false
  loads = recordPageLoads()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const reply = (session: SessionView) => () => Response.json(session)

async function showReset(session: SessionView) {
  replies.set('GET /api/session', reply(session))
  await setCached(readSession, {}, session)
  return showRoutes(
    [
      { path: '/', element: null },
      { path: '/password-reset', element: <Reset /> },
    ],
    ['/password-reset'],
  )
}

test.each([
  ['a visitor', visitorSession, reply(visitorSession), { reason: 'password-reset' }, []],
  ['a user whose session stays open', kai, reply(kai), null, []],
  ['a user whose session has ended', kai, reply(visitorSession), undefined, ['signed out']],
  [
    'a user whose session is not known',
    kai,
    () => rejectWith('internal'),
    undefined,
    ['signed out'],
  ],
] as const)(
  'leads %s away from the reset page for good',
  async (_case, session, now, state, told) => {
    const router = await showReset(session)
    replies.set('GET /api/session', now)
    act(() => void alerts.raise('info', 'Password email resent'))
    await act(() => leaveReset(1))
    expect(screen.queryByText('Password email resent')).toBeNull()
    const changed = screen.queryByText('Your password has been changed.')
    expect(changed !== null).toBe(state === null)
    expect(messages).toEqual(told)
    // A session that has ended is left with a page load.
    expect(document.body.hidden).toBe(state === undefined)
    expect(loads).toEqual(state === undefined ? ['reload'] : [])
    if (state === undefined) return
    expect(router.state.location).toMatchObject({ pathname: '/', state })
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

test.each([
  ['a visitor', visitorSession, { reason: 'sessions-not-ended' }],
  ['a user whose session stays open', kai, null],
])('tells %s that other sessions stay open', async (_case, session, state) => {
  const router = await showReset(session)
  await act(() => leaveReset(null))
  expect(router.state.location.state).toEqual(state)
  const told = screen.queryByText(/We could not sign you out everywhere else/)
  expect(told !== null).toBe(state === null)
})
