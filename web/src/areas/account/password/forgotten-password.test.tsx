import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import { translatePage } from '../../../testing/translate-page.ts'

setSettings()
const { requests, replies, hold } = installFakeGateway()
const { showPart } = await import('../../../testing/show-page.tsx')
const { ForgottenPassword } = await import('./forgotten-password.tsx')

afterEach(cleanup)

test.each([
  ['m•••s@example.test', 'Password reset email sent to m•••s@example.test'],
  [null, 'Password reset email sent'],
])('with the address %s says: %s', async (sentTo, message) => {
  replies.set('POST /api/account/reset-link', () => Response.json({ sentTo }))
  await showPart(<ForgottenPassword />)
  expect(screen.getByRole('status').textContent).toBe('')
  await press('Send Reset Link')
  expect(screen.getByRole('status').textContent).toBe(message)
})

test('an unknown outcome advises to look before another try, with no Retry', async () => {
  replies.set('POST /api/account/reset-link', () => rejectWith('outcome-unknown'))
  await showPart(<ForgottenPassword />)
  await press('Send Reset Link')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('We could not see whether the email was sent.')
  expect(alert.textContent).toContain('ABCD-1234')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('too many requests are told with the wait, and with no Retry', async () => {
  const limited = () => rejectWith('rate-limited', { retryAfter: 900 })
  replies.set('POST /api/account/reset-link', limited)
  await showPart(<ForgottenPassword />)
  await press('Send Reset Link')
  expect(screen.getByRole('alert').textContent).toContain('Please wait 15 minutes')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('another press sends one link at a time, and takes the message before away', async () => {
  replies.set('POST /api/account/reset-link', () => Response.json({ sentTo: null }))
  await showPart(<ForgottenPassword />)
  await press('Send Reset Link')
  const release = hold('POST /api/account/reset-link')
  requests.length = 0
  await press('Send Reset Link')
  const button = screen.getByRole('button')
  expect([button.ariaDisabled, button.ariaBusy]).toEqual(['true', 'true'])
  expect(screen.getByRole('status').textContent).toBe('')
  await press('Send Reset Link')
  expect(requests).toHaveLength(1)
  await release(rejectWith('internal'))
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  replies.set('POST /api/account/reset-link', () => Response.json({ sentTo: null }))
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Password reset email sent')
})

test('another link can be sent from a translated page', async () => {
  replies.set('POST /api/account/reset-link', () => Response.json({ sentTo: null }))
  await showPart(<ForgottenPassword />)
  await press('Send Reset Link')
  translatePage()
  const release = hold('POST /api/account/reset-link')
  await press('Send Reset Link')
  expect(screen.getByRole('status').textContent).toBe('')
  await release(Response.json({ sentTo: 'm•••s@example.test' }))
  expect(screen.getByRole('status').textContent).toContain('m•••s@example.test')
})
