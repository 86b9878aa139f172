import { type PasscodeStep, readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { enter } from '../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { goBack } from '../../testing/go-back.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { hideOverlayEntries } = await import('../../portal/overlay-history.ts')
const { peek, setCached } = await import('../../portal/use-read.ts')
const { PasscodeDialog } = await import('./passcode-dialog.tsx')

const choose = 'POST /api/sign-in/passcode/channel'
const check = 'POST /api/sign-in/passcode'
const resend = 'POST /api/sign-in/passcode/resend'
const cancel = 'DELETE /api/sign-in'
const signOut = 'POST /api/session/sign-out'
const delivery = {
  channel: 'email' as const,
  maskedAddress: 'm•••s@example.test',
  resendAfter: 0,
}
const sent: PasscodeStep = { options: [], delivery }
const choice: PasscodeStep = {
  options: [
    { channel: 'sms', maskedAddress: '(•••) •••-0187' },
    { channel: 'email', maskedAddress: 'm•••s@example.test' },
  ],
  delivery: null,
}
const maria = sessionOf(person())
const onClose = jest.fn()

hideOverlayEntries()
beforeEach(async () => {
  onClose.mockClear()
  requests.length = bodies.length = 0
  replies.clear()
  for (const request of [cancel, signOut]) replies.set(request, () => Response.json({}))
  replies.set('GET /api/session', () => Response.json(visitorSession))
  await setCached(readSession, {}, visitorSession)
})
afterEach(() => {
  cleanup()
  setScreenWidth(1280)
})

const show = (step: PasscodeStep) => showPage(<PasscodeDialog step={step} onClose={onClose} />)
const dialog = (description: string) =>
  screen.getByRole('dialog', { name: 'Authenticate Your Account', description })
async function enterPasscode() {
  await enter('One-time passcode', '123456')
  await press('Verify')
}
const writes = () => requests.filter((request) => !request.startsWith('GET'))

test('the right passcode signs in', async () => {
  replies.set(check, () => Response.json(maria))
  await show(sent)
  expect(dialog('A one-time passcode was sent to your email m•••s@example.test.')).toBeTruthy()
  await enterPasscode()
  await waitFor(() => expect(peek(readSession, {})?.person?.key).toBe('maria'))
  expect([writes(), bodies]).toEqual([[check], [{ passcode: '123456' }]])
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['sms', '(•••) •••-0187', 'Text message to (•••) •••-0187', 'by text to (•••) •••-0187.'],
  [
    'email',
    'm•••s@example.test',
    'Email to m•••s@example.test',
    'to your email m•••s@example.test.',
  ],
] as const)(
  'a choice of %s sends the passcode to %s',
  async (channel, maskedAddress, option, told) => {
    replies.set(choose, () => Response.json({ channel, maskedAddress, resendAfter: 30 }))
    await show(choice)
    expect(dialog('Where should we send your one-time passcode?')).toBeTruthy()
    expect(
      screen.getByRole('group', { name: 'Where should we send your one-time passcode?' }),
    ).toBeTruthy()
    await act(async () => fireEvent.click(screen.getByLabelText(option)))
    await press('Send the passcode')
    expect([writes(), bodies]).toEqual([[choose], [{ channel }]])
    expect(dialog(`A one-time passcode was sent ${told}`)).toBeTruthy()
    expect(screen.getByText('in 30 s')).toBeTruthy()
  },
)

test('a passcode that could not be sent can be sent again, once at a time', async () => {
  replies.set(choose, () => rejectWith('internal'))
  await show(choice)
  await press('Send the passcode')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('ABCD-1234')
  expect(document.activeElement).toBe(alert)
  const release = hold(choose)
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  const send = screen.getByRole('button', { name: 'Send the passcode' })
  expect([send.ariaDisabled, send.ariaBusy]).toEqual(['true', 'true'])
  await press('Send the passcode')
  await release(Response.json(delivery))
  expect(writes()).toEqual([choose, choose])
  expect(screen.getByLabelText('One-time passcode')).toBeTruthy()
})

test.each<[string, PasscodeStep, () => Promise<unknown>]>([
  [check, sent, enterPasscode],
  [resend, sent, () => press('Send a new passcode')],
  [choose, choice, () => press('Send the passcode')],
])(
  'a sign-in that has expired by %s closes the dialog, and says so',
  async (request, step, send) => {
    replies.set(request, () => rejectWith('sign-in-expired'))
    await show(step)
    await send()
    expect(
      await screen.findByText('This sign-in is no longer valid. Please sign in again.'),
    ).toBeTruthy()
    expect(onClose).toHaveBeenCalledTimes(1)
  },
)

test('another passcode may go elsewhere, and is the last where none is left', async () => {
  replies.set(resend, () =>
    Response.json({ channel: 'sms', maskedAddress: '(•••) •••-0187', resendAfter: null }),
  )
  await show(sent)
  await press('Send a new passcode')
  expect(dialog('A one-time passcode was sent by text to (•••) •••-0187.')).toBeTruthy()
  expect(
    screen.getByText(/^No more passcodes can be sent\. Please use the newest one\./),
  ).toBeTruthy()
})

test.each([
  ['passcode', sent],
  ['choice', choice],
])('Cancel at the %s ends the sign-in, also when the gateway is not reached', async (_at, step) => {
  replies.set(cancel, () => rejectWith('internal'))
  await show(step)
  await press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(writes()).toEqual([cancel])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('on a phone, Back cancels', async () => {
  setScreenWidth(375)
  await show(sent)
  await goBack()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(writes()).toEqual([cancel])
})

test('a passcode that is verified after Cancel does not sign in', async () => {
  const release = hold(check)
  await show(sent)
  await enterPasscode()
  await press('Cancel')
  await release(Response.json(maria))
  await waitFor(() => expect(writes()).toEqual([check, cancel, signOut]))
  expect(peek(readSession, {})?.person).toBeNull()
})
