import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { passTime } from '../../testing/pass-time.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ idleSeconds: 120, idleCountdownSeconds: 60 })
const loadSignInPage = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
jest.unstable_mockModule('../sign-in/load-sign-in-page.ts', () => ({ loadSignInPage }))
const { requests, replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { useAlerts } = await import('../../ui/alerts.tsx')
const { track } = await import('../../portal/activity.ts')
const { settings } = await import('../../portal/settings.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { peek, setCached } = await import('../../portal/use-read.ts')
const { SessionWatch } = await import('./session-watch.tsx')
const { useSession } = await import('./use-session.ts')

const maria: SessionView = { ...sessionOf(person()), expiresIn: 36_000 }
const onEnd = jest.fn(async (_reason: string) => undefined)
const onSessionLost = jest.fn()
const onReplaced = jest.fn()

let alerts: ReturnType<typeof useAlerts>

function Watch() {
  alerts = useAlerts()
  const session = useSession()
  if (!session.person) return null
  return (
    <SessionWatch
      session={session}
      onEnd={onEnd}
      onSessionLost={onSessionLost}
      onReplaced={onReplaced}
    />
  )
}

async function watch(session: SessionView) {
  answerSession(session)
  await setCached(readSession, {}, session)
  await showPage(<Watch />)
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  requests.length = 0
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  delete (settings as Partial<typeof settings>).signIn
})

const wait = (seconds: number) => passTime(seconds * 1000)
const answerSession = (session: SessionView) =>
  replies.set('GET /api/session', () => Response.json(session))
async function pressStay() {
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await wait(0)
}
const warning = () => screen.queryByText(/^Session will expire shortly/)

test('loads the sign-in page ahead, after the data of the page: the session may end without a connection', async () => {
  const { promise: data, resolve } = Promise.withResolvers<void>()
  const loading = track(data)
  await watch(maria)
  await wait(5)
  expect(loadSignInPage).not.toHaveBeenCalled()
  resolve()
  await act(() => loading)
  expect(loadSignInPage).not.toHaveBeenCalled()
  await wait(2)
  expect(loadSignInPage).toHaveBeenCalledTimes(1)
})

test.each([
  ['the same person', maria, 0, 0],
  ['a visitor', visitorSession, 1, 0],
  ['another person', { ...maria, person: person({ key: 'kai' }) }, 0, 1],
])('Stay signed in tells when the session is of %s', async (_case, session, lost, replaced) => {
  await watch(maria)
  await wait(121)
  answerSession(session)
  await pressStay()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onSessionLost).toHaveBeenCalledTimes(lost)
  expect(onReplaced).toHaveBeenCalledTimes(replaced)
})

test('warns of the end once: after the countdown, and not again for a renewed session', async () => {
  await watch({ ...maria, expiresIn: 250 })
  await wait(140)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(warning()).toBeNull()
  answerSession({ ...maria, expiresIn: 110 })
  await pressStay()
  // As when another company is chosen.
  act(() => alerts.clear())
  expect(warning()).toBeTruthy()
  await press('Dismiss')
  await act(() => setCached(readSession, {}, { ...maria, expiresIn: 100 }))
  await wait(1)
  expect(warning()).toBeNull()
})

test('ends when the session has expired, however often it was rendered since it was read', async () => {
  await watch({ ...maria, expiresIn: 150 })
  answerSession(visitorSession)
  await wait(130)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await wait(25)
  expect(onEnd.mock.calls).toEqual([['expired']])
})

const read = 'GET /api/session'

test('input marks the session as used, at most every five minutes', async () => {
  await watch(maria)
  const pressAfter = async (seconds: number) => {
    await wait(seconds)
    fireEvent.keyDown(document.body, { key: 'a' })
    await wait(0)
  }
  for (const seconds of [100, 100, 99]) await pressAfter(seconds)
  requests.length = 0
  await pressAfter(1)
  await pressAfter(50)
  expect(requests).toEqual([read])
  replies.set(read, () => Response.json({ ...maria, gates: ['preference'] }))
  for (const seconds of [100, 100, 100]) await pressAfter(seconds)
  expect(requests).toEqual([read, read])
  expect(peek(readSession, {})?.gates).toEqual(['preference'])
})

test.each([
  ['of the network', () => Promise.reject(new TypeError('no network')), 0],
  ['of the session', () => rejectWith('not-signed-in'), 1],
] as const)(
  'a failure %s to stay signed in leads to the sign-in %s times',
  async (_of, reply, times) => {
    const leave = jest.fn()
    const undo = onSessionChange(leave)
    await watch(maria)
    await wait(121)
    replies.set(read, reply)
    await pressStay()
    expect(leave).toHaveBeenCalledTimes(times)
    expect([onSessionLost, onReplaced, onEnd].flatMap(({ mock }) => mock.calls)).toEqual([])
    undo()
  },
)

test('Stay signed in holds for the other tabs, and for the next two minutes', async () => {
  const otherTab = new FakeBroadcastChannel('gatehouse.signs')
  await watch(maria)
  await wait(121)
  const messages: unknown[] = []
  otherTab.onmessage = ({ data }) => messages.push(data)
  await pressStay()
  expect(messages).toEqual([Date.now()])
  otherTab.close()
  await wait(119)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onEnd).not.toHaveBeenCalled()
})

test('an idle session ends at the end of the countdown', async () => {
  await watch(maria)
  await wait(179)
  expect(onEnd).not.toHaveBeenCalled()
  await wait(2)
  expect(onEnd.mock.calls).toEqual([['idle']])
})

test('a user of the provider’s page is warned in other words, until the end', async () => {
  settings.signIn = 'redirect'
  await watch({ ...maria, expiresIn: 100 })
  const words = 'You will be automatically logged out in 2 minutes'
  expect(screen.getByText(words)).toBeTruthy()
  await wait(99)
  expect(screen.getByText(words)).toBeTruthy()
  await wait(2)
  expect(screen.queryByText(words)).toBeNull()
})

test('the warning goes with the session', async () => {
  await watch({ ...maria, expiresIn: 100 })
  expect(warning()).toBeTruthy()
  await act(() => setCached(readSession, {}, visitorSession))
  expect(warning()).toBeNull()
})

test('a session without an end is not ended, nor warned of', async () => {
  await watch({ ...maria, expiresIn: null })
  await wait(119)
  expect(warning()).toBeNull()
  expect(onEnd).not.toHaveBeenCalled()
})
