import { ChakraProvider } from '@chakra-ui/react'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ idleSeconds: 120, idleCountdownSeconds: 60 })
const { replies } = installFakeGateway()
const { system } = await import('../../ui/theme.ts')
const { AlertProvider, useAlerts } = await import('../../ui/alerts.tsx')
const { setCached } = await import('../../portal/use-read.ts')
const { SessionWatch } = await import('./session-watch.tsx')
const { useSession, visitor } = await import('./use-session.ts')

const maria: SessionView = { ...visitor, person: person(), expiresIn: 36_000 }
const onEnd = jest.fn(async (_reason: string) => undefined)
const onSessionLost = jest.fn()
const onReplaced = jest.fn()

let alerts: ReturnType<typeof useAlerts>

function Watch() {
  alerts = useAlerts()
  return (
    <SessionWatch
      session={useSession()}
      onEnd={onEnd}
      onSessionLost={onSessionLost}
      onReplaced={onReplaced}
    />
  )
}

async function watch(session: SessionView) {
  answerSession(session)
  await setCached(readSession, {}, session)
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <AlertProvider>
            <Watch />
          </AlertProvider>
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
const answerSession = (session: SessionView) =>
  replies.set('GET /api/session', () => Response.json(session))
async function pressStay() {
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await wait(0)
}
const warning = () => screen.queryByText(/^Session will expire shortly/)

test.each([
  ['the same person', maria, [0, 0]],
  ['a visitor', visitor, [1, 0]],
  ['another person', { ...maria, person: person({ key: 'kai' }) }, [0, 1]],
])('Stay signed in tells when the session is of %s', async (_case, session, [lost, replaced]) => {
  await watch(maria)
  await wait(121)
  answerSession(session)
  await pressStay()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onSessionLost).toHaveBeenCalledTimes(lost ?? 0)
  expect(onReplaced).toHaveBeenCalledTimes(replaced ?? 0)
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
  await wait(130)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await wait(25)
  expect(onEnd.mock.calls).toEqual([['expired']])
})
