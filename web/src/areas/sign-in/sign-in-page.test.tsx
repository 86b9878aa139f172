import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { enter } from '../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse', signIn: 'passcode' })
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { peek, setCached } = await import('../../portal/use-read.ts')
const { Component } = await import('./sign-in-page.tsx')

const passcodeStep = {
  options: [],
  delivery: { channel: 'email' as const, maskedAddress: 'm•••s@example.test', resendAfter: 0 },
}

const identity = () => screen.getByLabelText<HTMLInputElement>('Login ID or Email Address')
const show = () => showPage(<Component />)

async function showToVisitor() {
  requests.length = bodies.length = 0
  replies.set('GET /api/session', () => Response.json(visitorSession))
  await setCached(readSession, {}, visitorSession)
  await show()
  await enter('Login ID or Email Address', 'msantos')
  await enter('Password', 'x')
}

afterEach(cleanup)

test('a sign-in that was cancelled after a reload does not come back', async () => {
  const session: SessionView = { ...visitorSession, passcodeStep }
  replies.set('GET /api/session', () => Response.json(session))
  replies.set('DELETE /api/sign-in', () => Response.json({}))
  await setCached(readSession, {}, session)
  await show()
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  replies.set('GET /api/session', () => Response.json(visitorSession))
  await act(async () => fireEvent.click(cancel))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(peek(readSession, {})?.passcodeStep).toBeNull()
  cleanup()
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another try takes the failure of the one before away', async () => {
  const request = 'POST /api/sign-in/password'
  await showToVisitor()
  const failures = () => screen.queryAllByText(/ABCD-1234|^Invalid credentials/)
  for (const [code, count] of [
    ['internal', 1],
    // The alert announces it, the box stays.
    ['invalid-credentials', 2],
    ['internal', 1],
  ] as const) {
    const release = hold(request)
    requests.length = 0
    await press('Login')
    await waitFor(() => expect(requests).toContain(request))
    expect(failures()).toHaveLength(0)
    await release(rejectWith(code))
    await waitFor(() => expect(failures()).toHaveLength(count))
  }
})

test('the passcode follows the password', async () => {
  replies.set('POST /api/sign-in/password', () => Response.json(passcodeStep))
  await showToVisitor()
  await press('Login')
  expect(
    await screen.findByRole('dialog', { description: /was sent to your email m•••s@/ }),
  ).toBeTruthy()
  expect(bodies).toEqual([{ identity: 'msantos', password: 'x' }])
})

test('a session that is the reply signs in', async () => {
  const maria = sessionOf(person())
  replies.set('POST /api/sign-in/password', () => Response.json(maria))
  await showToVisitor()
  replies.set('GET /api/session', () => Response.json(maria))
  await press('Login')
  await waitFor(() => expect(peek(readSession, {})).toEqual(maria))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a password that has to be changed is asked for anew, until Cancel', async () => {
  const session = { ...visitorSession, newPasswordRequired: true }
  replies.set('POST /api/sign-in/password', () => Response.json(session))
  replies.set('DELETE /api/sign-in', () => Response.json({}))
  await showToVisitor()
  replies.set('GET /api/session', () => Response.json(session))
  await press('Login')
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeTruthy()
  expect(screen.getByText(/^The password you signed in with is temporary/)).toBeTruthy()
  expect(await screen.findByLabelText('New Password')).toBeTruthy()
  replies.set('GET /api/session', () => Response.json(visitorSession))
  await press('Cancel')
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
})

test.each([
  ['m•••s@example.test', 'Password reset email sent to m•••s@example.test'],
  [null, 'Password reset email will be sent if the email was found in our system.'],
])(
  'a link sent to %s is told in the page, beside the address it was asked for',
  async (sentTo, told) => {
    replies.set('POST /api/recovery/link', () => Response.json({ sentTo }))
    await showToVisitor()
    await enter('Login ID or Email Address', 'maria@example.test')
    await press('Forgot Password')
    const address = await screen.findByLabelText<HTMLInputElement>('Email Address')
    await waitFor(() => expect(address.value).toBe('maria@example.test'))
    await enter('Email Address', 'm@example.test')
    await press('Send Reset Link')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The alert announces it, the page keeps it.
    await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2))
    expect(identity().value).toBe('m@example.test')
    expect(document.activeElement).not.toBe(screen.getByLabelText('Password'))
  },
)

test('a found address is there to sign in with, and the password is next', async () => {
  replies.set('POST /api/recovery/email', () =>
    Response.json({ emailAddress: 'maria@example.test' }),
  )
  await showToVisitor()
  await press('Forgot Password')
  await screen.findByRole('dialog')
  await press('Get Gatehouse Email Address')
  await enter('Last Name', 'Santos')
  await enter('Last 6 Digits of Social Security Number', '456789')
  await press('Get Email Address')
  await press('Sign in with this address')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(identity().value).toBe('maria@example.test')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
})

test('the recovery can be left, and opened again', async () => {
  await showToVisitor()
  for (const _time of [1, 2]) {
    await press('Forgot Password')
    await screen.findByRole('dialog')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  expect(identity().value).toBe('msantos')
})
