import type { ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { enter } from '../../../testing/enter.ts'
import { enterNewPassword } from '../../../testing/enter-new-password.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, replies, hold } = installFakeGateway()
const { settings } = await import('../../../portal/settings.ts')
const { showPage } = await import('../../../testing/show-page.tsx')
const { ResetForm } = await import('./reset-form.tsx')

const request = 'POST /api/recovery/password'
const onExpired = jest.fn()
const onFailed = jest.fn()
const onOutcomeUnknown = jest.fn()

const form = (
  <ResetForm
    unknownOutcome={undefined}
    onExpired={onExpired}
    onFailed={onFailed}
    onOutcomeUnknown={onOutcomeUnknown}
  />
)

afterEach(cleanup)

test('another try takes the failure of the one before away, until the link has expired', async () => {
  replies.set('GET /api/session', () => rejectWith('internal'))
  await showPage(form)
  await enterNewPassword()
  const references = () => screen.queryAllByText(/ABCD-1234/)

  async function tryWith(code: ProblemCode) {
    const release = hold(request)
    requests.length = 0
    await press('Update Password')
    await waitFor(() => expect(requests).toContain(request))
    expect(references()).toHaveLength(0)
    await release(rejectWith(code))
  }

  for (const code of ['internal', 'password-refused', 'outcome-unknown', 'internal'] as const) {
    await tryWith(code)
    await waitFor(() => expect(references()).toHaveLength(1))
  }
  expect(onExpired).not.toHaveBeenCalled()
  await tryWith('reset-expired')
  await waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1))
  expect(references()).toHaveLength(0)
  expect(onFailed).toHaveBeenCalledTimes(4)
  expect(onOutcomeUnknown).toHaveBeenCalledTimes(1)
})

test('a repetition that differs is told, and not sent', async () => {
  await showPage(form)
  await enterNewPassword()
  await enter('Repeat New Password', 'Gatehouse3!')
  requests.length = 0
  await press('Update Password')
  const repeated = screen.getByLabelText('Repeat New Password')
  expect(repeated.getAttribute('aria-invalid')).toBe('true')
  expect(requests).not.toContain(request)
})

test.each([
  [true, /^We will send you a one-time passcode before the change/],
  [false, /^After the change you are signed out everywhere/],
])('says what follows if a passcode is needed: %p', async (resetNeedsPasscode, text) => {
  settings.resetNeedsPasscode = resetNeedsPasscode
  await showPage(form)
  expect(screen.getByText(text)).toBeTruthy()
})
