import { readReset } from '@gatehouse/contracts/portal/recovery'
import { readSession } from '@gatehouse/contracts/portal/session'
import { cancelSignIn } from '@gatehouse/contracts/portal/sign-in'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let stack: Stack
let visitor: Visitor

beforeEach(async () => {
  stack = await startStack({ LIMIT_ADDRESS: '8' })
  visitor = stack.visitor()
})
afterEach(() => stack.close())

const open = (token: string, from = visitor) => from.visit(`/password-reset?token=${token}`)

test('moves the token out of the URL and opens the reset for this browser only', async () => {
  expect(await open('open-token')).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply).toEqual({ open: true, canResend: false })
  expect(stack.operationsCalled()).toContain('validatePasswordReset')
  expect((await stack.visitor().call(readReset)).reply).toEqual({ open: false, canResend: false })
})

test('sends no-store and no-referrer, and logs no token', async () => {
  const response = await fetch(`${stack.url}/password-reset?token=canary-token`, {
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await response.text()).toBe('')
  stack.fakes.world.faults.add({ operation: 'validatePasswordReset', kind: 'garbage', times: 1 })
  visitor.cookie = response.headers.getSetCookie().join('; ').split(';')[0] ?? ''
  expect((await visitor.call(readReset)).status).toBe(502)
  expect(stack.log.join('')).toContain('/password-reset')
  expect(stack.log.join('')).not.toContain('canary-token')
})

test.each(['/password-reset', '/password-reset?token=', '/password-reset?lang=es'])(
  '%s is the portal page with no-referrer',
  async (path) => {
    const response = await fetch(stack.url + path, { redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('content-security-policy')).toMatch(/'nonce-[\w+/=]{20,}'/)
    expect(await response.text()).toContain('<!doctype html>')
    expect(response.headers.getSetCookie()).toEqual([])
  },
)

test.each([
  ['expired-token', { open: false, canResend: true }],
  ['used-token', { open: false, canResend: true }],
  ['never-given', { open: false, canResend: false }],
])('%s has the state %o', async (token, state) => {
  await open(token)
  expect((await visitor.call(readReset)).reply).toEqual(state)
})

test.each([1, 36, 200, 2048])('opens a token of %d characters', async (length) => {
  const token = 'aZ0-_.~'.repeat(length).slice(0, length)
  const text = JSON.stringify({ isValid: true, ewLoginId: 'maria.santos' })
  stack.fakes.world.faults.add({ operation: 'validatePasswordReset', kind: 'reply', text })
  expect(await open(token)).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply.open).toBe(true)
  expect(stack.fakes.world.calls.list().at(-1)?.body).toEqual({ token })
})

test('ignores two tokens and a too long one', async () => {
  expect(await visitor.visit('/password-reset?token=open-token&token=x')).toBe('/password-reset')
  expect(await open('x'.repeat(2049))).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply).toEqual({ open: false, canResend: false })
})

test('a second link replaces the first', async () => {
  await open('expired-token')
  await open('open-token')
  expect((await visitor.call(readReset)).reply.open).toBe(true)
})

test.each(['expired-token', 'never-given'])(
  'a good link stays when %s is opened',
  async (token) => {
    await open('open-token')
    expect(await open(token)).toBe('/password-reset?link=expired')
    expect((await visitor.call(readReset)).reply).toEqual({ open: true, canResend: false })
  },
)

test('of two expired links the later one counts', async () => {
  await open('never-given')
  expect(await open('expired-token')).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply).toEqual({ open: false, canResend: true })
})

test('a link whose check fails replaces the one before', async () => {
  await open('open-token')
  stack.fakes.world.faults.add({ operation: 'validatePasswordReset', kind: 'garbage', times: 1 })
  expect(await open('expired-token')).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply.open).toBe(false)
})

test('invalidates the previous session id', async () => {
  await open('expired-token')
  const thief = stack.visitor()
  thief.cookie = visitor.cookie
  await open('open-token')
  expect((await thief.call(readReset)).reply).toEqual({ open: false, canResend: false })
})

test('keeps a signed-in caller; ends a pending sign-in', async () => {
  await visitor.signIn('chris.lee@example.test')
  await open('open-token')
  const { person, expiresIn } = (await visitor.call(readSession)).reply
  expect(person?.firstName).toBe('Chris')
  expect(expiresIn).toBeGreaterThan(3600)

  const other = stack.visitor()
  await other.startSignIn('chris.lee@example.test')
  await open('open-token', other)
  expect((await other.call(readSession)).reply.passcodeStep).toBeNull()
  expect((await other.call(readReset)).reply.open).toBe(true)
  await other.call(cancelSignIn)
})

test('limits opened links per IP address', async () => {
  for (let i = 0; i < 8; i++) await open('open-token', stack.visitor())
  expect(await open('open-token')).toBe('/password-reset?link=busy')
  expect((await visitor.call(readReset)).reply.open).toBe(false)
  expect(stack.log.join('')).not.toContain('redirect failed')
})

test('redirects to the page when the session store is unavailable', async () => {
  await stack.close()
  stack = await startStack({ REDIS_URL: 'redis://127.0.0.1:1' })
  visitor = stack.visitor()
  expect(await open('open-token')).toBe('/password-reset')
  expect(stack.log.join('')).toContain('redirect failed')
  expect((await fetch(`${stack.url}/password-reset`)).status).toBe(200)
})
