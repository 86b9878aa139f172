import { readReset } from '@gatehouse/contracts/portal/recovery'
import { visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { enterNewPassword } from '../../../testing/enter-new-password.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { FreshCache } from '../../../testing/fresh-cache.tsx'
import { passTime } from '../../../testing/pass-time.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', supportPhone: '1-800-555-0142' })
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { stepUpHost } = await import('../../../portal/step-up.ts')
const { settings } = await import('../../../portal/settings.ts')
const { clearCache, revalidate, setCached } = await import('../../../portal/use-read.ts')
const { Component, loader } = await import('./reset-page.tsx')

const answer = (reset: { open: boolean; canResend: boolean }) =>
  replies.set('GET /api/recovery/reset', () => Response.json(reset))

beforeEach(() => void replies.set('GET /api/session', () => Response.json(visitorSession)))
afterEach(async () => {
  cleanup()
  jest.useRealTimers()
  await clearCache()
  delete (settings as Partial<typeof settings>).resetNeedsPasscode
})

async function show(address = '/password-reset') {
  await showPage(
    <FreshCache>
      <Component />
    </FreshCache>,
    address,
  )
}
const resend = () => screen.queryByRole('button', { name: 'Send New Email' })
const isOpen = () => screen.queryByRole('button', { name: 'Update Password' }) !== null

test('offers no other link once the expired one is no longer known', async () => {
  answer({ open: false, canResend: true })
  await show()
  replies.set('POST /api/recovery/reset/resend', () => rejectWith('reset-expired'))
  answer({ open: false, canResend: false })
  await press('Send New Email')
  await waitFor(() => expect(resend()).toBeNull())
  expect(screen.getByText(/^Choose Forgot Password on the sign-in page/)).toBeTruthy()
})

test.each([
  ['/password-reset', true],
  // The open link is that of another tab.
  ['/password-reset?link=expired', false],
  ['/password-reset?link=busy', false],
])('at %s, an open link shows the form: %s', async (address, expected) => {
  answer({ open: true, canResend: false })
  await show(address)
  expect(isOpen()).toBe(expected)
})

const reset = 'POST /api/recovery/password'

async function updatePassword() {
  await enterNewPassword()
  await press('Update Password')
}

test.each([
  [true, /^We will send you a one-time passcode before the change\./],
  [false, /^After the change you are signed out everywhere\.$/],
])('an open link says what follows, with a passcode (%s)', async (resetNeedsPasscode, words) => {
  Object.assign(settings, { resetNeedsPasscode })
  answer({ open: true, canResend: false })
  await show()
  expect(screen.getByText('Please enter your new Gatehouse Password.')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  const referrer = document.querySelector<HTMLMetaElement>('meta[name=referrer]')
  expect(referrer?.content).toBe('no-referrer')
})

test.each([
  // Another tab may have opened a link meanwhile.
  ['reset-expired', true],
  ['internal', false],
] as const)(
  'a link that is found expired after %s moves the focus to what to do',
  async (code, isOpenNow) => {
    answer({ open: true, canResend: true })
    await show()
    replies.set(reset, () => rejectWith(code))
    answer({ open: isOpenNow, canResend: true })
    await updatePassword()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(document.activeElement).toBe(screen.getByText(/^The link you clicked on has expired/))
    expect(screen.queryByText('Please enter your new Gatehouse Password.')).toBeNull()
    expect(resend()).not.toBeNull()
  },
)

test.each([
  ['no reply', () => Response.error()],
  ['outcome-unknown', () => rejectWith('outcome-unknown')],
])(
  'after %s says that the password may have been changed, not that the link has expired',
  async (_case, reply) => {
    answer({ open: true, canResend: true })
    await show()
    replies.set(reset, reply)
    answer({ open: false, canResend: true })
    await updatePassword()
    const isUnknown = () => document.activeElement?.textContent?.includes('We could not find out')
    await waitFor(() => expect(isUnknown()).toBe(true))
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toBeTruthy()
    await act(() => revalidate(readReset, {}))
    expect(isUnknown()).toBe(true)
    replies.set(reset, () => rejectWith('reset-expired'))
    await press('Update Password')
    await waitFor(() => expect(isUnknown()).toBe(true))
    expect([isOpen(), screen.queryByText(/expired/)]).toEqual([true, null])
  },
)

test.each([
  ['/password-reset', false],
  ['/password-reset?link=expired', true],
])('at %s, a link that has expired before leaves the focus to the page', async (address, open) => {
  answer({ open, canResend: true })
  await show(address)
  expect(screen.getByText(/^The link you clicked on has expired/)).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('a link that was one too many from its network is not called expired', async () => {
  answer({ open: false, canResend: false })
  await show('/password-reset?link=busy')
  expect(screen.getByText(/^Too many links were opened from your network/)).toBeTruthy()
  expect(screen.queryByText(/expired/)).toBeNull()
})

test('a new password that needs a passcode asks for it in the page', async () => {
  answer({ open: true, canResend: false })
  await show()
  replies.set(reset, () => rejectWith('step-up-required'))
  replies.set('POST /api/step-up/passcode/send', () =>
    Response.json({ channel: 'email', maskedAddress: null, resendAfter: 0 }),
  )
  bodies.length = 0
  await updatePassword()
  expect(await screen.findByLabelText('One-time passcode')).toBeTruthy()
  expect(bodies).toEqual([{ newPassword: 'Gatehouse2!' }])
  await press('Cancel')
  expect(isOpen()).toBe(true)
})

test('leaves the passcode of a signed-in user to the dialog of the shell', async () => {
  const ask = jest.fn(async () => false)
  const unmount = stepUpHost.mount(ask)
  await signIn()
  await setCached(readReset, {}, { open: true, canResend: false })
  await showPage(<Component />)
  cleanup()
  await act(async () => void stepUpHost.ask())
  expect(ask).toHaveBeenCalledTimes(1)
  unmount()
})

test('reads the link ahead of the page, and waits for it', async () => {
  jest.useFakeTimers()
  const release = hold('GET /api/recovery/reset')
  requests.length = 0
  const loaded = jest.fn()
  void loader().then(loaded)
  await passTime(60_000)
  expect(loaded).not.toHaveBeenCalled()
  await release(Response.json({ open: true, canResend: false }))
  await passTime(0)
  expect(loaded).toHaveBeenCalledWith(null)
  expect(requests).toEqual(['GET /api/recovery/reset'])
})
