import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { FakeBroadcastChannel } from '../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import { person } from '../testing/person.ts'
import { sessionOf } from '../testing/session-of.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings({
  product: 'Gatehouse',
  supportPhone: '1',
  idleSeconds: 900,
  idleCountdownSeconds: 60,
  californiaNotice: { reviewed: '2026-01-01', form: 'A-1' },
})
const { requests, replies } = installFakeGateway()
const { shownPerson } = await import('../portal/shown-person.ts')
const { requestStepUp } = await import('../portal/step-up.ts')
const { clearCache, setCached } = await import('../portal/use-read.ts')
const { showRoutes } = await import('../testing/show-page.tsx')
const { SignedIn } = await import('./signed-in.tsx')

const worker = sessionOf(person())

async function show(session = worker) {
  await setCached(readSession, {}, session)
  replies.set('GET /api/session', () => Response.json(session))
  await showRoutes([{ path: '*', element: <SignedIn /> }])
}
const endSession = () => {
  replies.set('GET /api/session', () => Response.json(sessionOf(null)))
  return act(() => setCached(readSession, {}, sessionOf(null)))
}
const dialog = () => screen.queryByRole('dialog')

beforeEach(() => {
  replies.set('POST /api/step-up/passcode', () => Response.json({}))
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

test('calls are made in the name of the worker until the session has ended', async () => {
  await show()
  expect([shownPerson()?.key, dialog()]).toEqual(['maria', null])
  await endSession()
  expect(shownPerson()).toBeUndefined()
})

test('asks for a passcode where a call needs one', async () => {
  await show()
  let hasStepped: boolean | undefined
  await act(async () => {
    void requestStepUp().then((stepped) => {
      hasStepped = stepped
    })
  })
  await waitFor(() => expect(dialog()).not.toBeNull())
  // Without its user the prompt is declined.
  await endSession()
  expect([dialog(), hasStepped]).toEqual([null, false])
})

test('follows the company that another tab chooses', async () => {
  await show()
  requests.length = 0
  await act(async () => new FakeBroadcastChannel('gatehouse.company').postMessage('chosen'))
  expect(requests).toEqual(['GET /api/session'])
})

test('shows the notice of California to those who have not accepted it', async () => {
  await show({ ...worker, gates: ['california-notice'] })
  await waitFor(() => expect(dialog()?.textContent).toContain('California'))
  cleanup()
  await show({ ...worker, gates: [] })
  expect(dialog()).toBeNull()
})
