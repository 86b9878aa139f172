import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { FakeBroadcastChannel } from '../../../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { person } from '../../../testing/person.ts'
import { press } from '../../../testing/press.ts'
import { recordPageLoads } from '../../../testing/record-page-loads.ts'
import { sessionOf } from '../../../testing/session-of.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse', signIn: 'redirect' })
const { replies } = installFakeGateway()
const { chooseLanguage, showPage, showRoutes } = await import('../../../testing/show-page.tsx')
const { setCached } = await import('../../../portal/use-read.ts')
const { visitorsOnly } = await import('../../session/guards.ts')
const { Component } = await import('./redirect-page.tsx')

let loads: string[]

beforeEach(() => {
  loads = recordPageLoads()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.restoreAllMocks()
})

async function show(session: Partial<SessionView> = {}, address = '/', state?: object) {
  const [pathname = '/', search = ''] = address.split('?')
  const view = { ...visitorSession, ...session }
  replies.set('GET /api/session', () => Response.json(view))
  await setCached(readSession, {}, view)
  await showPage(<Component />, { pathname, search: search && `?${search}`, state })
}
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'Dismiss')
const leaving = () => screen.queryByText(/^We are taking you to the sign-in page/) !== null

test.each([
  ['/', '/api/sign-in/identity'],
  ['/?to=%2Fdocuments%3Fa%3D1', '/api/sign-in/identity?to=%2Fdocuments%3Fa%3D1'],
  ['/?to=%2F%2Felsewhere.test', '/api/sign-in/identity'],
])('%s leads to the identity provider at once, by %s', async (address, target) => {
  await show({}, address)
  expect(loads).toEqual([`replace ${target}`])
  expect(leaving()).toBe(true)
  await press('Sign in')
  expect(loads.at(-1)).toBe(`assign ${target}`)
  expect(screen.getByRole('button', { name: 'Sign in' }).dataset.track).toBe('sign-in')
  expect(buttons()).toEqual(['Sign in'])
})

test.each<[string, Partial<SessionView>, string, object | undefined]>([
  ['a failure that the session tells', { signInFailure: 'sign-in-failed' }, '/', undefined],
  ['a failure that the address tells', {}, '/?sign-in=failed', undefined],
  ['a sign-out for a reason', {}, '/', { reason: 'idle' }],
])('after %s waits for a press', async (_case, session, address, state) => {
  await show(session, address, state)
  expect(loads).toEqual([])
  expect(leaving()).toBe(false)
  expect(screen.getByText('You are not signed in. Press Sign in to try again.')).toBeTruthy()
  await press('Sign in')
  expect(loads).toEqual(['assign /api/sign-in/identity'])
})

test('tells the failure, in the language that is chosen', async () => {
  await show({ signInFailure: 'sign-in-failed' })
  expect(screen.getByRole('alert').textContent).toContain('An error has occurred.')
  chooseLanguage('es')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain('Ocurrió un error.')
})

test('a failure stays told when the session is read again without it', async () => {
  await show({ signInFailure: 'password-change-forced' })
  await act(() => setCached(readSession, {}, visitorSession))
  expect(loads).toEqual([])
  expect(buttons()).toEqual(['Sign in', 'Forgot Password'])
})

test('a sign-in of another tab leads on to the requested page', async () => {
  await setCached(readSession, {}, visitorSession)
  const routes = [
    { path: '/', Component },
    { path: '*', element: 'Requested' },
  ]
  const router = await showRoutes(routes, ['/?to=%2Fdocuments&sign-in=failed'])
  expect(router.state.location.pathname).toBe('/')
  await act(() => setCached(readSession, {}, sessionOf(person())))
  expect([router.state.location.pathname, loads]).toEqual(['/documents', []])
})

test('the return from the identity provider tells other tabs of the sign-in', async () => {
  const events: unknown[] = []
  new FakeBroadcastChannel('gatehouse').onmessage = ({ data }) => events.push(data)
  const guard = () => visitorsOnly({ request: new Request(`${location.origin}/`) })
  await setCached(readSession, {}, visitorSession)
  await guard()
  expect(events).toEqual([])
  await setCached(readSession, {}, sessionOf(person()))
  await expect(guard()).rejects.toMatchObject({ status: 302 })
  expect(events).toEqual(['signed in'])
})

test('a password that has been changed can be reset', async () => {
  await show({ signInFailure: 'password-change-forced' })
  await press('Forgot Password')
  expect(await screen.findByRole('dialog', { name: 'Reset Password' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a session at the provider can be ended', async () => {
  await show({ hasIdentitySession: true, signInFailure: 'account-inactive' })
  expect(buttons()).toEqual(['Sign in', 'Log Out'])
  await press('Log Out')
  expect(loads).toEqual(['assign /api/sign-in/identity/leave'])
})
