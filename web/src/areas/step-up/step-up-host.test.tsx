import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { goBack } from '../../testing/go-back.ts'
import { passTime } from '../../testing/pass-time.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { showPart } = await import('../../testing/show-page.tsx')
const { hideOverlayEntries } = await import('../../portal/overlay-history.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { requestStepUp } = await import('../../portal/step-up.ts')
const { useAlerts } = await import('../../ui/alerts.tsx')
const { StepUpHost } = await import('./step-up-host.tsx')

const send = 'POST /api/step-up/passcode/send'
const check = 'POST /api/step-up/passcode'
const delivery = { channel: 'email', maskedAddress: 'm•••s@example.test', resendAfter: 0 }
const { requests, replies, hold } = installFakeGateway()

let alerts: ReturnType<typeof useAlerts>

function Page() {
  alerts = useAlerts()
  return <StepUpHost />
}

const countOf = (request: string) => requests.filter((one) => one === request).length

beforeEach(async () => {
  leave.mockClear()
  requests.length = 0
  replies.clear()
  replies.set(send, () => Response.json(delivery))
  replies.set(check, () => Response.json({}))
  await showPart(<Page />)
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const enterPasscode = async (value = '123456') => {
  const field = await screen.findByLabelText('One-time passcode')
  await act(async () => fireEvent.change(field, { target: { value } }))
}

const leave = jest.fn()
onSessionChange(leave)

/** Opens the dialog; the result is set once the step-up has ended. */
function open() {
  const stepUp: { result?: boolean } = {}
  act(() => {
    void requestStepUp().then((result) => {
      stepUp.result = result
    })
  })
  return stepUp
}

test('sends a passcode, and ends once it is entered', async () => {
  const stepUp = open()
  await enterPasscode()
  await press('Verify')
  await waitFor(() => expect(stepUp.result).toBe(true))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests).toEqual([send, check])
})

test('typing replaces a wrong passcode, and another sent one empties the field', async () => {
  replies.set(check, () => rejectWith('passcode-wrong'))
  open()
  await enterPasscode()
  await press('Verify')
  const field = (await screen.findByLabelText('One-time passcode')) as HTMLInputElement
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]))
  await userEvent.keyboard('654321')
  expect(field.value).toBe('654321')
  await press('Send a new passcode')
  await waitFor(() => expect(field.value).toBe(''))
})

test('ends without a step-up on Cancel, while the passcode is being sent', async () => {
  const release = hold(send)
  const stepUp = open()
  await press('Cancel')
  await waitFor(() => expect(stepUp.result).toBe(false))
  await release(Response.json(delivery))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('offers a retry when the passcode could not be sent', async () => {
  replies.set(send, () => rejectWith('internal'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
  await dialog('We could not send you a one-time passcode.')
  const release = hold(send)
  await press('Try again')
  await dialog('We are sending you a one-time passcode.')
  const heading = screen.getByRole('heading', { name: 'Authenticate Your Account' })
  act(() => heading.focus())
  await release(Response.json(delivery))
  expect(document.activeElement).toBe(await screen.findByLabelText('One-time passcode'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(countOf(send)).toBe(2)
})

test.each([
  ['step-up-expired', 'This took too long. Please try again.'],
  ['passcode-resends-exhausted', 'No more passcodes can be sent for now.'],
  ['account-inactive', 'We need to verify your account information.'],
  ['rate-limited', 'Too many tries. Please wait 7 seconds and try again.'],
] as const)('ends with an alert on %s', async (code, message) => {
  replies.set(send, () => rejectWith(code, { retryAfter: 7 }))
  const stepUp = open()
  expect(await screen.findByText(message, { exact: false })).toBeTruthy()
  expect(stepUp.result).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows for 30 seconds that there were too many tries', async () => {
  replies.set(send, () => rejectWith('rate-limited', { retryAfter: 7 }))
  jest.useFakeTimers()
  const isShown = () => screen.queryByText(/Too many tries/) !== null
  open()
  await passTime(0)
  await passTime(29_999)
  expect(isShown()).toBe(true)
  await passTime(1)
  expect(isShown()).toBe(false)
})

test('marks a wrong passcode as invalid until it is changed', async () => {
  replies.set(check, () => rejectWith('passcode-wrong'))
  open()
  await enterPasscode()
  await press('Verify')
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid')
  await enterPasscode('12345')
  expect(screen.queryByText('Invalid')).toBeNull()
})

test('shows that a passcode is being checked, and checks it once on a second press', async () => {
  const release = hold(check)
  const stepUp = open()
  await enterPasscode()
  await press('Verify')
  const verify = await button('Verify One moment, please')
  expect(verify.getAttribute('aria-busy')).toBe('true')
  expect(verify.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(verify)
  await release(Response.json({}))
  await waitFor(() => expect(stepUp.result).toBe(true))
  expect(countOf(check)).toBe(1)
})

test('keeps the passcode when it could not be checked, and hides the failure during the retry', async () => {
  replies.set(check, () => rejectWith('internal'))
  const stepUp = open()
  await enterPasscode()
  await press('Verify')
  await screen.findByText(/ABCD-1234/)
  expect(screen.getByLabelText<HTMLInputElement>('One-time passcode').value).toBe('123456')
  const release = hold(check)
  await press('Try again')
  expect(screen.queryByText(/ABCD-1234/)).toBeNull()
  await release(Response.json({}))
  await waitFor(() => expect(stepUp.result).toBe(true))
})

test('a passcode checked after Cancel does not close the next prompt', async () => {
  const release = hold(check)
  const first = open()
  await enterPasscode()
  await press('Verify')
  await press('Cancel')
  await waitFor(() => expect(first.result).toBe(false))
  const second = open()
  await screen.findByLabelText('One-time passcode')
  await release(Response.json({}))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await press('Cancel')
  await waitFor(() => expect(second.result).toBe(false))
})

test('sends one passcode on a second press of Send a new passcode', async () => {
  open()
  await screen.findByLabelText('One-time passcode')
  const release = hold(send)
  const resend = await button('Send a new passcode')
  await userEvent.click(resend)
  expect(resend.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(resend)
  await release(Response.json(delivery))
  expect(await screen.findByText(/A new passcode is on its way/)).toBeTruthy()
  expect(countOf(send)).toBe(2)
})

test('a new passcode can be requested again after a failure', async () => {
  open()
  await screen.findByLabelText('One-time passcode')
  replies.set(send, () => rejectWith('internal'))
  await press('Send a new passcode')
  expect(await screen.findByText('No new passcode could be sent. Please try again.')).toBeTruthy()
  expect((await button('Send a new passcode')).getAttribute('aria-disabled')).toBe('false')
})

test('shows how long to wait when another passcode is requested too soon', async () => {
  const stepUp = open()
  await screen.findByLabelText('One-time passcode')
  replies.set(send, () => rejectWith('rate-limited', { retryAfter: 60 }))
  await press('Send a new passcode')
  await screen.findByText(/^in \d\d s$/)
  expect((await button('Send a new passcode')).getAttribute('aria-disabled')).toBe('true')
  expect(stepUp.result).toBeUndefined()
})

test.each([
  ['the last one is sent', () => Response.json({ ...delivery, resendAfter: null })],
  ['none can be sent', () => rejectWith('passcode-resends-exhausted')],
])('offers no more passcodes once %s', async (_case, reply) => {
  const stepUp = open()
  await screen.findByLabelText('One-time passcode')
  replies.set(send, reply)
  await press('Send a new passcode')
  await screen.findByText(/^No more passcodes can be sent for now\. Please use the newest one\./)
  expect(screen.queryByRole('button', { name: 'Send a new passcode' })).toBeNull()
  await enterPasscode()
  await press('Verify')
  await waitFor(() => expect(stepUp.result).toBe(true))
})

test('tells anew of a wrong passcode that is sent again', async () => {
  replies.set(check, () => rejectWith('passcode-wrong'))
  open()
  await enterPasscode()
  await press('Verify')
  await screen.findByText('Invalid')
  const release = hold(check)
  await press('Verify')
  await waitFor(() => expect(countOf(check)).toBe(2))
  expect(screen.queryByText('Invalid')).toBeNull()
  await release(rejectWith('passcode-wrong'))
  expect(await screen.findByText('Invalid')).toBeTruthy()
})

test('leaves the page when the session has ended before a passcode is sent', async () => {
  replies.set(send, () => rejectWith('not-signed-in'))
  open()
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('leaves the page when the session has ended before another passcode is sent', async () => {
  open()
  await screen.findByLabelText('One-time passcode')
  replies.set(send, () => rejectWith('not-signed-in'))
  await press('Send a new passcode')
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(/No new passcode could be sent/)).toBeNull()
})

const dialog = (description: string) =>
  screen.findByRole('dialog', { name: 'Authenticate Your Account', description })

test('says that a passcode is being sent, then where to, and where the next one to', async () => {
  const release = hold(send)
  open()
  await dialog('We are sending you a one-time passcode.')
  await release(Response.json(delivery))
  await dialog('A one-time passcode was sent to your email m•••s@example.test.')
  replies.set(send, () =>
    Response.json({ channel: 'sms', maskedAddress: '(•••) •••-0187', resendAfter: 0 }),
  )
  await press('Send a new passcode')
  await dialog('A one-time passcode was sent by text to (•••) •••-0187.')
})

test('on a phone, Back cancels the step-up', async () => {
  hideOverlayEntries()
  setScreenWidth(375)
  const stepUp = open()
  await screen.findByLabelText('One-time passcode')
  await goBack()
  await waitFor(() => expect(stepUp.result).toBe(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  setScreenWidth(1280)
})

test('a reset link that has expired ends the step-up, and leaves no alert', async () => {
  replies.set(send, () => rejectWith('reset-expired'))
  act(() => void alerts.raise('info', 'Password email resent'))
  const stepUp = open()
  await waitFor(() => expect(stepUp.result).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Password email resent')).toBeNull()
})
