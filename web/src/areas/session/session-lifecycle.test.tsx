import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { passTime } from '../../testing/pass-time.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { recordPageLoads } from '../../testing/record-page-loads.ts'
import { sessionOf } from '../../testing/session-of.ts'

const { requests, replies } = installFakeGateway()
const { showRoutes } = await import('../../testing/show-page.tsx')
const { useAlerts } = await import('../../ui/alerts.tsx')
const { settings } = await import('../../portal/settings.ts')
const { shownPerson } = await import('../../portal/shown-person.ts')
const { handleSessionChange } = await import('../../portal/signed-out.ts')
const { subscribeToTabs } = await import('../../portal/tabs.ts')
const { peek, setCached } = await import('../../portal/use-read.ts')
const { openForms, unsavedForms } = await import('../../forms/unsaved-forms.ts')
const { workerAutosaves } = await import('../application/autosave/autosaves.ts')
const { SessionLifecycle } = await import('./session-lifecycle.tsx')

const signOut = 'POST /api/session/sign-out'
const session = { ...sessionOf(person()), expiresIn: 1 }
const lasting = { ...session, expiresIn: 36_000 }
const kai = { ...lasting, person: person({ key: 'kai', firstName: 'Kai', lastName: 'Mori' }) }

/** As those of the portal, it leads to another page by the session. */
const guard = jest.fn(() => null)

let loads: string[]
let unsubscribe: () => void

beforeEach(() => {
  jest.useFakeTimers()
  loads = recordPageLoads()
  document.body.hidden = false
  sessionStorage.clear()
  requests.length = 0
  replies.clear()
})
afterEach(() => {
  cleanup()
  unsubscribe()
  jest.useRealTimers()
  jest.restoreAllMocks()
  openForms.clear()
  unsavedForms.clear()
  for (const key of ['idleSeconds', 'idleCountdownSeconds', 'payrollLogoutUrl'] as const)
    delete (settings as Partial<typeof settings>)[key]
})

let alerts: ReturnType<typeof useAlerts>

function Portal() {
  alerts = useAlerts()
  return <SessionLifecycle />
}

const answerSession = (view: SessionView) =>
  replies.set('GET /api/session', () => Response.json(view))

async function show(signedIn: SessionView, path = '/account') {
  // The short one has ended before it is read again.
  answerSession(signedIn === session ? visitorSession : signedIn)
  await setCached(readSession, {}, signedIn)
  unsubscribe = subscribeToTabs(handleSessionChange)
  return showRoutes(
    [
      { path: '/documents', element: <Portal />, loader: () => new Promise(() => undefined) },
      { path: '*', element: <Portal />, loader: guard },
    ],
    [path],
  )
}

const hearFromOtherTab = (event: string) =>
  act(async () => new FakeBroadcastChannel('gatehouse').postMessage(event))

test('a sign-in in another tab stops the retries of the sign-out, and opens the page anew', async () => {
  const router = await show(session)
  const signOuts = () => requests.filter((request) => request === signOut).length
  await passTime(2500)
  const failed = signOuts()
  expect(failed).toBeGreaterThan(0)
  answerSession(lasting)
  replies.set(signOut, () => Response.json({}))
  guard.mockClear()
  await hearFromOtherTab('signed in')
  await passTime(60_000)
  expect(signOuts()).toBe(failed)
  // The guards of the page decide anew.
  expect(guard).toHaveBeenCalledTimes(1)
  expect(router.state.historyAction).toBe('REPLACE')
})

test('loads the page anew when the session of a sign-in in another tab cannot be read', async () => {
  await show(session)
  await passTime(2500)
  replies.set('GET /api/session', () => rejectWith('internal'))
  await hearFromOtherTab('signed in')
  await passTime(0)
  expect(loads).toEqual(['replace /'])
  expect(document.body.hidden).toBe(true)
})

test('a sign-out in another tab clears the storage of this one', async () => {
  await show(lasting)
  sessionStorage.setItem('set-by-a-page', 'Maria')
  await hearFromOtherTab('signed out')
  expect(loads).toEqual(['replace /'])
  expect(document.body.hidden).toBe(true)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('another person’s session loads the page anew', async () => {
  await show(lasting)
  await act(() => setCached(readSession, {}, kai))
  expect(loads).toEqual(['replace /'])
  expect(document.body.hidden).toBe(true)
})

test.each([
  ['another person', kai, 'Another person is signed in', '/account'],
  // Signed in again since the write.
  ['the same person', lasting, undefined, '/account'],
  ['a visitor', visitorSession, undefined, '/'],
] as const)(
  'after a write refused as of another person, the session of %s decides',
  async (_case, now, dialog, path) => {
    const router = await show(lasting)
    answerSession(now)
    await act(async () => shownPerson()?.onReplaced())
    await passTime(0)
    expect(screen.queryByRole('heading')?.textContent).toBe(dialog)
    expect(router.state.location.pathname).toBe(path)
    expect(loads).toEqual([])
  },
)

test('a sign-in deletes the input that others have left', async () => {
  unsavedForms.set('address', { person: 'kai', values: { street: '12 Elm Street' } })
  unsavedForms.set('phone', { person: 'maria', values: { phone: '5125550177' } })
  await show(lasting)
  expect([...unsavedForms.keys()]).toEqual(['phone'])
})

test('a visitor’s session that arrives after the next sign-in does not end it', async () => {
  await show(session)
  const late = Promise.withResolvers<void>()
  replies.set(signOut, () => {
    replies.set('GET /api/session', () => late.promise.then(() => Response.json(visitorSession)))
    return Response.json({})
  })
  await passTime(2500)
  expect(peek(readSession, {})?.person).toBeNull()
  await act(() => setCached(readSession, {}, lasting))
  expect(requests).toContain('GET /api/session')
  late.resolve()
  await passTime(100)
  expect(peek(readSession, {})?.person?.key).toBe('maria')
})

test('the end of a session clears the alerts, and leads back to the page that was being opened', async () => {
  const router = await show(lasting)
  act(() => void alerts.raise('info', 'The address of Maria is saved.'))
  expect(screen.getByText(/Maria/)).toBeTruthy()
  await act(async () => void router.navigate('/documents'))
  await act(async () => handleSessionChange())
  await passTime(0)
  expect(screen.queryByText(/Maria/)).toBeNull()
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?to=%2Fdocuments' })
})

test('leads back to the page that is shown where the opening of another was broken off', async () => {
  const router = await show(lasting)
  await act(async () => void router.navigate('/documents'))
  await act(async () => router.navigate('/profile'))
  await act(async () => handleSessionChange())
  await passTime(0)
  expect(router.state.location.search).toBe('?to=%2Fprofile')
})

const payrollLogoutUrl = 'https://payroll.test/logout'

/** The session that the gateway tells once it has signed the user out. */
const signOutTo = (view: SessionView) =>
  replies.set(signOut, () => {
    answerSession(view)
    return Response.json({})
  })

function collectEvents() {
  const events: unknown[] = []
  const otherTab = new FakeBroadcastChannel('gatehouse')
  otherTab.onmessage = ({ data }) => events.push(data)
  return events
}

test.each([
  ['opened', true, 'idle'],
  ['blocked', false, 'idle, payroll open'],
])(
  'an idle end logs out of the payroll pages, in a window that is %s',
  async (_case, opens, event) => {
    Object.assign(settings, { idleSeconds: 100, idleCountdownSeconds: 50, payrollLogoutUrl })
    signOutTo(visitorSession)
    const replace = jest.fn()
    const opened = { opener: window, location: { replace } } as unknown as Window
    const open = jest.spyOn(window, 'open').mockReturnValue(opens ? opened : null)
    const events = collectEvents()
    const router = await show(lasting)
    await passTime(152_000)
    expect(open).toHaveBeenCalledTimes(1)
    expect(replace.mock.calls).toEqual(opens ? [[payrollLogoutUrl]] : [])
    expect(events).toEqual([event])
    expect(requests).toContain(signOut)
    expect(router.state.location).toMatchObject({ pathname: '/', state: { reason: 'idle' } })
    expect(screen.getByText(/^You were signed out because nothing happened/)).toBeTruthy()
    expect(screen.queryByText(/^Your payroll pages may still be open/) !== null).toBe(!opens)
    if (opens) return
    const link = screen.getByRole('link', { name: /^Log out of the payroll pages/ })
    expect(link.getAttribute('href')).toBe(payrollLogoutUrl)
  },
)

test('an expired session tells the other tabs, and leaves the payroll pages alone', async () => {
  Object.assign(settings, { payrollLogoutUrl })
  signOutTo({ ...visitorSession, hasIdentitySession: true })
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const events = collectEvents()
  const router = await show(session)
  await passTime(2500)
  expect(open).not.toHaveBeenCalled()
  expect(events).toEqual(['expired'])
  expect(router.state.location).toMatchObject({
    pathname: '/',
    search: '?to=%2Faccount',
    state: { reason: 'expired' },
  })
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy()
  expect(peek(readSession, {})).toMatchObject({ person: null, hasIdentitySession: true })
})

test.each([
  ['of the same person', lasting, false],
  ['of another person', kai, true],
])('a tab that slept past its end does not end the session %s', async (_case, now, isTold) => {
  const events = collectEvents()
  const router = await show(session)
  answerSession(now)
  await passTime(2500)
  expect(requests).not.toContain(signOut)
  expect(events).toEqual([])
  expect(router.state.location.pathname).toBe('/account')
  expect(screen.queryByText('Another person is signed in') !== null).toBe(isTold)
})

test('a sign-in elsewhere after the end leaves this tab at the sign-in page', async () => {
  signOutTo(lasting)
  const router = await show(session)
  await passTime(2500)
  expect(requests.at(-1)).toBe('GET /api/session')
  expect(peek(readSession, {})?.person).toBeNull()
  expect(router.state.location.pathname).toBe('/')
})

test('a visitor’s session that cannot be read after the end is a plain one', async () => {
  replies.set(signOut, () => Response.json({}))
  await show(session)
  replies.set('GET /api/session', () => rejectWith('internal'))
  await passTime(2500)
  expect(peek(readSession, {})).toEqual(visitorSession)
})

test.each([
  ['idle', /^You were signed out because nothing happened/, false],
  ['idle, payroll open', /^You were signed out because nothing happened/, true],
  ['expired', /^Your session has ended\. Please sign in again\.$/, false],
])('“%s” in another tab ends the session here as well', async (event, text, isOpen) => {
  Object.assign(settings, { payrollLogoutUrl })
  const router = await show(lasting)
  await hearFromOtherTab(event)
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/^Your payroll pages may still be open/) !== null).toBe(isOpen)
  expect(screen.queryByText(/^What you had typed is kept/)).toBeNull()
  expect(requests).not.toContain(signOut)
})

test('the end of a session leads to the internal search in the page of a host', async () => {
  const router = await show(lasting, '/search-jobs/1001?brandId=xpo&mode=internal')
  await hearFromOtherTab('expired')
  expect(router.state.location).toMatchObject({
    pathname: '/search-jobs',
    search: '?mode=internal',
  })
})

test('an end that the gateway tells is explained, with the input that is kept', async () => {
  openForms.set('address', () => ({ id: 'x', values: { street: '12 Elm Street' } }))
  await show(lasting)
  await act(async () => handleSessionChange())
  expect(screen.getByText(/^Your session has ended, or was ended on another device/)).toBeTruthy()
  expect(screen.getByText(/^What you had typed is kept/)).toBeTruthy()
  await act(() => setCached(readSession, {}, lasting))
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
  await act(() => setCached(readSession, {}, visitorSession))
  expect(screen.getByText(/^Your session has ended/)).toBeTruthy()
})

test('an end is told in a live region that was there before', async () => {
  await show(lasting)
  const regions = [...document.querySelectorAll('[aria-live=polite]')]
  await act(async () => handleSessionChange())
  const notice = screen.getByText(/^Your session has ended/)
  expect(regions).toContain(notice.closest('[aria-live]'))
})

test('a visitor has no session that could end', async () => {
  const router = await show(visitorSession)
  await act(async () => handleSessionChange())
  expect(router.state.location.pathname).toBe('/account')
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
  expect(shownPerson()).toBeUndefined()
})

test('requests are those of the person who is shown, while they are', async () => {
  await show(lasting)
  expect(shownPerson()?.key).toBe('maria')
  cleanup()
  expect(shownPerson()).toBeUndefined()
})

test('a write refused as of another person reads the session again until the dialog is open', async () => {
  await show(lasting)
  replies.set('GET /api/session', () => rejectWith('internal'))
  await act(async () => shownPerson()?.onReplaced())
  await passTime(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  answerSession(kai)
  await act(async () => shownPerson()?.onReplaced())
  await passTime(0)
  expect(screen.getByRole('dialog')).toBeTruthy()
  requests.length = 0
  await act(async () => shownPerson()?.onReplaced())
  await passTime(0)
  expect(requests).toEqual([])
})

test('a sign-in as the person shown leads back to the page', async () => {
  const router = await show(lasting)
  answerSession(kai)
  replies.set(signOut, () => Response.json({}))
  await act(async () => shownPerson()?.onReplaced())
  await passTime(0)
  await press('Sign in as Maria Santos')
  await passTime(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?to=%2Faccount' })
  expect(peek(readSession, {})?.person).toBeNull()
})

test('a sign-in drops the unsaved applications of others', async () => {
  const own = { person: 'maria', close: jest.fn() }
  const other = { person: 'kai', close: jest.fn() }
  workerAutosaves.add(own).add(other)
  await show(lasting)
  expect([...workerAutosaves]).toEqual([own])
  expect(own.close).not.toHaveBeenCalled()
  expect(other.close).toHaveBeenCalledTimes(1)
  workerAutosaves.clear()
})
