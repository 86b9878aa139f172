import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { descriptionsOf } from '../../testing/descriptions-of.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { passTime } from '../../testing/pass-time.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPart } = await import('../../testing/show-page.tsx')
const { PasscodeForm } = await import('./passcode-form.tsx')

const check = 'POST /api/step-up/passcode'
const send = 'POST /api/step-up/passcode/send'
const sent = { channel: 'email', maskedAddress: 'm•••s@example.test', resendAfter: 30 }
const onSent = jest.fn()
const onVerified = jest.fn(async () => undefined)
const onCancel = jest.fn()
const handleError = jest.fn(() => false)

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  handleError.mockImplementation(() => false)
  requests.length = bodies.length = 0
  replies.clear()
  replies.set(send, () => Response.json(sent))
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const show = (resendAfter: number | null = 0) =>
  showPart(
    <PasscodeForm
      check={checkStepUpPasscode}
      resend={sendStepUpPasscode}
      resendAfter={resendAfter}
      exhaustedText="No more."
      onSent={onSent}
      onVerified={onVerified}
      handleError={handleError}
      onCancel={onCancel}
    />,
  )
const field = () => screen.getByLabelText<HTMLInputElement>('One-time passcode')
const resend = () => screen.getByRole('button', { name: 'Send a new passcode' })
async function press(button: HTMLElement | string) {
  fireEvent.click(
    typeof button === 'string' ? screen.getByRole('button', { name: button }) : button,
  )
  await passTime(0)
}
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })

test('a phone offers the passcode of a message, and keys for digits', async () => {
  await show()
  expect(field().autocomplete).toBe('one-time-code')
  expect(field().inputMode).toBe('numeric')
  expect(descriptionsOf(field())).toEqual(['6 digits, valid for 10 minutes.'])
})

test.each([
  ['Your passcode is 123-456.', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['Your one-time passcode is 123456. It is valid for 10 minutes.', '123456'],
])('a pasted “%s” fills in its six digits', async (text, expected) => {
  await show()
  expect(paste(text)).toBe(false)
  await passTime(0)
  expect(field().value).toBe(expected)
})

test.each(['12345', '1234567', '123456 or 654321', 'Your passcode is on its way'])(
  'a pasted “%s” is left to the browser',
  async (text) => {
    await show()
    expect(paste(text)).toBe(true)
    await passTime(0)
    expect(field().value).toBe('')
  },
)

test('the passcode is sent as typed, and its reply passed on', async () => {
  replies.set(check, () => Response.json({}))
  await show()
  fireEvent.change(field(), { target: { value: '123 456' } })
  await press('Verify')
  expect([requests, bodies]).toEqual([[check], [{ passcode: '123 456' }]])
  expect(onVerified.mock.calls).toEqual([[{}]])
})

test('an error that the caller shows is not shown here', async () => {
  handleError.mockImplementation(() => true)
  replies.set(check, () => rejectWith('internal'))
  await show()
  fireEvent.change(field(), { target: { value: '123456' } })
  await press('Verify')
  expect(handleError).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a passcode that was wrong can be entered anew once another is sent', async () => {
  replies.set(check, () => rejectWith('passcode-wrong'))
  await show()
  fireEvent.change(field(), { target: { value: '123456' } })
  await press('Verify')
  expect(screen.getByText('Invalid')).toBeTruthy()
  expect(handleError).not.toHaveBeenCalled()
  await press(resend())
  expect(onSent.mock.calls).toEqual([[sent]])
  expect(field().value).toBe('')
  fireEvent.change(field(), { target: { value: '123456' } })
  await passTime(0)
  expect(screen.queryByText('Invalid')).toBeNull()
})

test('Cancel calls back', async () => {
  await show()
  await press('Cancel')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('another passcode can be sent after the wait, which is counted down and not read out', async () => {
  await show(3)
  const left = () => screen.queryByText(/^in \d+ s$/)
  for (const seconds of [3, 2, 1]) {
    expect(left()?.textContent).toBe(`in ${seconds} s`)
    expect(left()?.getAttribute('aria-hidden')).toBe('true')
    expect(resend().getAttribute('aria-disabled')).toBe('true')
    await press(resend())
    await passTime(1000)
  }
  expect(requests).toEqual([])
  expect(left()).toBeNull()
  expect(resend().getAttribute('aria-disabled')).toBe('false')
  await press(resend())
  expect(requests).toEqual([send])
  expect(screen.getByText(/^A new passcode is on its way/).getAttribute('role')).toBe('status')
  expect(left()?.textContent).toBe('in 30 s')
})

test('the wait goes on while a phone sleeps', async () => {
  await show(60)
  jest.setSystemTime(Date.now() + 59_000)
  await passTime(1000)
  expect(resend().getAttribute('aria-disabled')).toBe('false')
})

test('a clock that is set back lengthens the wait by no more than was told', async () => {
  await show(30)
  jest.setSystemTime(Date.now() - 3_600_000)
  await passTime(1_000)
  expect(screen.getByText('in 30 s')).toBeTruthy()
  await passTime(30_000)
  expect(resend().getAttribute('aria-disabled')).toBe('false')
})

test('a later wait begins when it is told', async () => {
  await show()
  await passTime(60_000)
  await press(resend())
  expect(screen.getByText('in 30 s')).toBeTruthy()
})

test('a wait that the gateway names replaces the button’s own, and no error is shown', async () => {
  replies.set(send, () => rejectWith('rate-limited', { retryAfter: 20 }))
  await show()
  await press(resend())
  expect(screen.getByText('in 20 s')).toBeTruthy()
  expect(handleError).not.toHaveBeenCalled()
  await passTime(20_000)
  replies.set(send, () => Response.json(sent))
  await press(resend())
  expect(screen.getByText(/^A new passcode is on its way/)).toBeTruthy()
})

test.each([
  ['from the start', null, undefined],
  ['after the last one', 0, () => Response.json({ ...sent, resendAfter: null })],
  ['as the gateway says', 0, () => rejectWith('passcode-resends-exhausted')],
])('no passcode can be requested when none is left: %s', async (_case, resendAfter, reply) => {
  await show(resendAfter)
  if (reply) {
    replies.set(send, reply)
    await press(resend())
  }
  expect(screen.getByText('No more.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send a new passcode' })).toBeNull()
  expect(handleError).not.toHaveBeenCalled()
  expect(screen.queryByText(/^No new passcode/)).toBeNull()
})

test.each([
  [false, 'No new passcode could be sent. Please try again.'],
  [true, ''],
])('a failed sending that the caller shows (%s) is told as “%s”', async (isShown, text) => {
  handleError.mockImplementation(() => isShown)
  replies.set(send, () => rejectWith('internal'))
  await show()
  await press(resend())
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text)
  const release = hold(send)
  await press(resend())
  expect(screen.queryByText(/^No new passcode/)).toBeNull()
  await release(Response.json(sent))
})
