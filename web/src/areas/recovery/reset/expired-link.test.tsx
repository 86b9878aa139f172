import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { passTime } from '../../../testing/pass-time.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, replies, hold } = installFakeGateway()
const { showPage } = await import('../../../testing/show-page.tsx')
const { ExpiredLink } = await import('./expired-link.tsx')

const request = 'POST /api/recovery/reset/resend'
const onLinkLost = jest.fn()

beforeEach(async () => {
  jest.useFakeTimers()
  requests.length = 0
  onLinkLost.mockClear()
  await showPage(<ExpiredLink canResend takesFocus={false} onLinkLost={onLinkLost} />)
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

async function press(name = 'Send New Email') {
  fireEvent.click(screen.getByRole('button', { name }))
  await passTime(0)
}
const isSent = () => screen.queryByText(/^A new link is on its way/) !== null

test('tells of each new link anew, and no longer once one could not be sent', async () => {
  replies.set(request, () => Response.json({}))
  await press()
  expect(isSent()).toBe(true)
  const release = hold(request)
  await press()
  expect(isSent()).toBe(false)
  await release(rejectWith('internal'))
  expect(isSent()).toBe(false)
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  replies.set(request, () => Response.json({}))
  await press('Try again')
  expect(isSent()).toBe(true)
  expect(screen.queryByText(/ABCD-1234/)).toBeNull()
})

test('tells for 30 seconds how long to wait for another link', async () => {
  replies.set(request, () => rejectWith('rate-limited', { retryAfter: 7 }))
  await press()
  const words = 'Too many tries. Please wait 7 seconds and try again.'
  await passTime(29_000)
  expect(screen.getByRole('alert').textContent).toContain(words)
  await passTime(1_000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onLinkLost).not.toHaveBeenCalled()
})

test('leads on when the expired link is no longer known', async () => {
  replies.set(request, () => rejectWith('reset-expired'))
  await press()
  expect(onLinkLost).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('sends one link at a time, and tells of it in an alert', async () => {
  const release = hold(request)
  await press()
  const button = screen.getByRole('button', { name: 'Send New Email' })
  expect([button.ariaDisabled, button.ariaBusy]).toEqual(['true', 'true'])
  await press()
  await release(Response.json({}))
  expect(requests).toEqual([request])
  expect(screen.getByText('Password email resent')).toBeTruthy()
  expect(screen.getByText(/^A new link is on its way/).getAttribute('role')).toBe('status')
})

test('a gateway that is not reached is told with Retry', async () => {
  replies.set(request, () => Promise.reject(new TypeError('no network')))
  await press()
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the portal.')
  expect(onLinkLost).not.toHaveBeenCalled()
})

test.each([
  [true, true, /^Please click on the button below/],
  [false, false, /^Choose Forgot Password on the sign-in page/],
])(
  'a link that expired in an open page takes the focus (%s); another can be sent: %s',
  async (takesFocus, canResend, words) => {
    cleanup()
    await showPage(
      <ExpiredLink canResend={canResend} takesFocus={takesFocus} onLinkLost={onLinkLost} />,
    )
    expect(screen.getByText(words)).toBeTruthy()
    const expired = screen.getByText(/^The link you clicked on has expired/)
    expect(document.activeElement === expired).toBe(takesFocus)
    expect(screen.queryByRole('button', { name: 'Send New Email' }) !== null).toBe(canResend)
    expect(screen.getByRole('link', { name: 'Go to the sign-in page' }).getAttribute('href')).toBe(
      '/',
    )
  },
)
