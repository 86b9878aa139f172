import { ChakraProvider } from '@chakra-ui/react'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'

const { requests, replies } = installFakeGateway()
const { system } = await import('../../ui/theme.ts')
const { AlertProvider, useAlerts } = await import('../../ui/alerts.tsx')
const { shownPerson } = await import('../../portal/shown-person.ts')
const { handleSessionChange } = await import('../../portal/signed-out.ts')
const { subscribeToTabs } = await import('../../portal/tabs.ts')
const { peek, setCached } = await import('../../portal/use-read.ts')
const { unsavedForms } = await import('../../forms/unsaved-forms.ts')
const { SessionLifecycle } = await import('./session-lifecycle.tsx')
const { visitor } = await import('./use-session.ts')

const signOut = 'POST /api/session/sign-out'
const session = { ...visitor, person: person(), expiresIn: 1 }
const lasting = { ...session, expiresIn: 36_000 }
const kai = { ...lasting, person: person({ key: 'kai', firstName: 'Kai', lastName: 'Mori' }) }

let unsubscribe: () => void

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom loads no pages: it reports each try.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
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
})

let alerts: ReturnType<typeof useAlerts>

function Portal() {
  alerts = useAlerts()
  return <SessionLifecycle />
}

const answerSession = (view: SessionView) =>
  replies.set('GET /api/session', () => Response.json(view))

async function show(signedIn: SessionView) {
  answerSession(signedIn)
  await setCached(readSession, {}, signedIn)
  const router = createMemoryRouter(
    [
      { path: '/documents', element: <Portal />, loader: () => new Promise(() => undefined) },
      { path: '*', element: <Portal /> },
    ],
    { initialEntries: ['/account'] },
  )
  unsubscribe = subscribeToTabs(handleSessionChange)
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <AlertProvider>
          <RouterProvider router={router} />
        </AlertProvider>
      </ChakraProvider>,
    ),
  )
  return router
}

const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds))
const hearFromOtherTab = (event: string) =>
  act(async () => new FakeBroadcastChannel('gatehouse').postMessage(event))
const hasLeft = () => document.body.hidden

test('a sign-in in another tab stops the retries of the sign-out', async () => {
  await show(session)
  const signOuts = () => requests.filter((request) => request === signOut).length
  await wait(2500)
  const failed = signOuts()
  expect(failed).toBeGreaterThan(0)
  answerSession(lasting)
  replies.set(signOut, () => Response.json({}))
  await hearFromOtherTab('signed in')
  await wait(60_000)
  expect(signOuts()).toBe(failed)
})

test('loads the page anew when the session of a sign-in in another tab cannot be read', async () => {
  await show(session)
  await wait(2500)
  replies.set('GET /api/session', () => rejectWith('internal', 500))
  await hearFromOtherTab('signed in')
  await wait(0)
  expect(hasLeft()).toBe(true)
})

test('a sign-out in another tab clears the storage of this one', async () => {
  await show(lasting)
  sessionStorage.setItem('set-by-a-page', 'Maria')
  await hearFromOtherTab('signed out')
  expect([hasLeft(), Object.keys(sessionStorage)]).toEqual([true, []])
})

test('another person’s session loads the page anew', async () => {
  await show(lasting)
  await act(() => setCached(readSession, {}, kai))
  expect(hasLeft()).toBe(true)
})

test.each([
  ['another person', kai, 'Another person is signed in', '/account'],
  // Signed in again since the write.
  ['the same person', lasting, undefined, '/account'],
  ['a visitor', visitor, undefined, '/'],
] as const)(
  'after a write refused as of another person, the session of %s decides',
  async (_case, now, dialog, path) => {
    const router = await show(lasting)
    answerSession(now)
    await act(async () => shownPerson()?.onReplaced())
    await wait(0)
    expect([
      screen.queryByRole('heading')?.textContent,
      router.state.location.pathname,
      hasLeft(),
    ]).toEqual([dialog, path, false])
  },
)

test('a sign-in deletes the input that others have left', async () => {
  unsavedForms.set('address', { person: 'kai', values: { street: '12 Elm Street' } })
  unsavedForms.set('phone', { person: 'maria', values: { phone: '5125550177' } })
  await show(lasting)
  expect([...unsavedForms.keys()]).toEqual(['phone'])
  unsavedForms.clear()
})

test('a visitor’s session that arrives after the next sign-in does not end it', async () => {
  await show(session)
  const late = Promise.withResolvers<void>()
  replies.set(signOut, () => Response.json({}))
  replies.set('GET /api/session', () => late.promise.then(() => Response.json(visitor)))
  await wait(2500)
  expect(peek(readSession, {})?.person).toBeNull()
  await act(() => setCached(readSession, {}, lasting))
  expect(requests).toContain('GET /api/session')
  late.resolve()
  await wait(100)
  expect(peek(readSession, {})?.person?.key).toBe('maria')
})

test('the end of a session clears the alerts, and leads back to the page that was being opened', async () => {
  const router = await show(lasting)
  act(() => void alerts.raise('info', 'The address of Maria is saved.'))
  expect(screen.getByText(/Maria/)).toBeTruthy()
  await act(async () => void router.navigate('/documents'))
  await act(async () => handleSessionChange())
  await wait(0)
  expect(screen.queryByText(/Maria/)).toBeNull()
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?to=%2Fdocuments' })
})
