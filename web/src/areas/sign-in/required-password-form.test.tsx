import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { enter } from '../../testing/enter.ts'
import { enterNewPassword } from '../../testing/enter-new-password.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { peek, setCached } = await import('../../portal/use-read.ts')
const { RequiredPasswordForm } = await import('./required-password-form.tsx')

const request = 'POST /api/sign-in/new-password'
const onClose = jest.fn()

beforeEach(async () => {
  onClose.mockClear()
  await showPage(<RequiredPasswordForm onClose={onClose} />)
  await enterNewPassword()
})
afterEach(cleanup)

test('the new password has the focus, and completes the sign-in', async () => {
  expect(document.activeElement).toBe(screen.getByLabelText('New Password'))
  const maria = sessionOf(person())
  replies.set(request, () => Response.json({ ...maria, endedSessions: 0 }))
  await act(() => setCached(readSession, {}, { ...visitorSession, newPasswordRequired: true }))
  bodies.length = 0
  await press('Update Password')
  await waitFor(() => expect(peek(readSession, {})).toEqual(maria))
  expect(bodies).toEqual([{ newPassword: 'Gatehouse2!' }])
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  [null, 1],
  [0, 0],
])('with %j ended sessions, those that stay open are told of %i times', async (ended, times) => {
  const maria = sessionOf(person())
  replies.set(request, () => Response.json({ ...maria, endedSessions: ended }))
  await press('Update Password')
  await waitFor(() => expect(peek(readSession, {})).toEqual(maria))
  expect(screen.queryAllByText(/We could not sign you out everywhere else/)).toHaveLength(times)
})

test('two different passwords are not sent', async () => {
  requests.length = 0
  await enter('Repeat New Password', 'other')
  await press('Update Password')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Repeat New Password')),
  )
  expect(requests).toEqual([])
})

test('Cancel ends the sign-in, also when the gateway is not reached', async () => {
  requests.length = 0
  replies.set('DELETE /api/sign-in', () => rejectWith('internal'))
  await press('Cancel')
  expect(requests).toEqual(['DELETE /api/sign-in'])
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Cancel waits for a password that is being saved: it may sign in', async () => {
  const release = hold(request)
  await press('Update Password')
  await press('Cancel')
  expect(onClose).not.toHaveBeenCalled()
  await release(rejectWith('internal'))
  await screen.findByText(/reference: ABCD-1234/)
})

const references = () => screen.queryAllByText(/reference: ABCD-1234/)

async function tryWith(code: ProblemCode) {
  const release = hold(request)
  requests.length = 0
  await press('Update Password')
  await waitFor(() => expect(requests).toEqual([request]))
  expect(references()).toHaveLength(0)
  await release(rejectWith(code, { retryAfter: 7 }))
}

test('another try takes the failure of the one before away', async () => {
  for (const code of ['internal', 'password-refused', 'outcome-unknown', 'internal'] as const) {
    await tryWith(code)
    await waitFor(() => expect(references()).toHaveLength(1))
  }
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['sign-in-expired', 'This sign-in is no longer valid. Please sign in again.', 1],
  ['sign-in-failed', 'An error has occurred. Please try again.', 1],
  // The password can be sent again after the wait.
  ['rate-limited', 'Too many tries. Please wait 7 seconds and try again.', 0],
] as const)('%s alerts “%s”, and closes the form %i times', async (code, words, times) => {
  await tryWith(code)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(onClose).toHaveBeenCalledTimes(times)
})
