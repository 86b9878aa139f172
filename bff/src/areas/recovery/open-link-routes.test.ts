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

test('the token leaves the address at once, and opens the reset for this browser alone', async () => {
  expect(await open('open-token')).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply).toEqual({ open: true, canResend: false })
  expect((await stack.visitor().call(readReset)).reply).toEqual({ open: false, canResend: false })
})

test('its answer is kept nowhere and sends no referrer; nothing of the token is logged', async () => {
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
  '%s is the page of the portal, which sends no referrer either',
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
])('of %s the page learns %o', async (token, state) => {
  await open(token)
  expect((await visitor.call(readReset)).reply).toEqual(state)
})

test('two tokens, or one that is too long, are none', async () => {
  expect(await visitor.visit('/password-reset?token=open-token&token=x')).toBe('/password-reset')
  expect(await open('x'.repeat(2049))).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply).toEqual({ open: false, canResend: false })
})

test('another link takes the place of the one before', async () => {
  await open('expired-token')
  await open('open-token')
  expect((await visitor.call(readReset)).reply.open).toBe(true)
})

test('a session id from before is worth nothing', async () => {
  await open('expired-token')
  const thief = stack.visitor()
  thief.cookie = visitor.cookie
  await open('open-token')
  expect((await thief.call(readReset)).reply).toEqual({ open: false, canResend: false })
})

test('who is signed in stays so; a sign-in that was begun is over', async () => {
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

test('from one address only so many links are opened', async () => {
  for (let i = 0; i < 8; i++) await open('open-token', stack.visitor())
  expect(await open('open-token')).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply.open).toBe(false)
})

test('without a session to keep it in, the link leads to the page all the same', async () => {
  await stack.close()
  stack = await startStack({ REDIS_URL: 'redis://127.0.0.1:1' })
  visitor = stack.visitor()
  expect(await open('open-token')).toBe('/password-reset')
  expect((await fetch(`${stack.url}/password-reset`)).status).toBe(200)
})
