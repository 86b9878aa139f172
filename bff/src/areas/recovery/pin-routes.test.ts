import { setImmediate } from 'node:timers/promises'
import { signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { enterPin, readReset, resetPassword } from '@gatehouse/contracts/portal/recovery'
import { readSession } from '@gatehouse/contracts/portal/session'
import { sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { botTokenHeader } from '@gatehouse/contracts/request-headers'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let stack: Stack
let visitor: Visitor

beforeEach(async () => {
  stack = await startStack({ RECOVERY_SLOT_MS: '0' })
  visitor = stack.visitor()
})
afterEach(() => stack.close())

const enter = (pin: string, from = visitor) => from.call(enterPin, { body: { pin } })

test('opens the reset for this browser without revealing the token', async () => {
  const { status, reply } = await enter(' 246810 ')
  expect([status, reply]).toEqual([200, {}])
  expect(stack.operationsCalled()).toContain('verifyPasswordResetPin')
  expect((await visitor.call(readReset)).reply).toEqual({ open: true, canResend: false })
  expect((await stack.visitor().call(readReset)).reply.open).toBe(false)
  expect(stack.audit()).toMatchObject([{ event: 'reset-opened', path: 'pin', user: '71001' }])
  expect(JSON.stringify([stack.audit(), stack.log])).not.toMatch(/246810|maria/)
})

test('distinguishes an unknown PIN from a used one', async () => {
  expect((await enter('000000')).problem.code).toBe('pin-unknown')
  expect((await enter('135791')).problem.code).toBe('pin-used')
  expect((await visitor.call(readReset)).reply).toEqual({ open: false, canResend: false })
})

test('opens a reset whose login only the reply to the PIN tells', async () => {
  const text = '{"isValid":true}'
  stack.fakes.world.faults.add({ operation: 'validatePasswordReset', kind: 'reply', text })
  expect((await enter('246810')).status).toBe(200)
  expect((await visitor.call(readReset)).reply.open).toBe(true)
  await visitor.call(resetPassword, { body: { newPassword: 'Gatehouse2!' } })
  await visitor.call(sendStepUpPasscode)
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    operation: 'send2FAForReset',
    body: { ewLoginId: 'maria.santos' },
  })
})

test('treats a not-found status as an unknown PIN', async () => {
  const fault = { operation: 'verifyPasswordResetPin', kind: 'status', status: 404 } as const
  stack.fakes.world.faults.add(fault)
  expect((await enter('246810')).problem.code).toBe('pin-unknown')
})

test.each([
  '{"message":"Record located successfully"}',
  '{"message":"Record located successfully","token":""}',
  '{"message":"Record not located","token":"open-token"}',
])('a reply of %s is an unknown PIN', async (text) => {
  stack.fakes.world.faults.add({ operation: 'verifyPasswordResetPin', kind: 'reply', text })
  expect((await enter('246810')).problem.code).toBe('pin-unknown')
})

test('limits wrong PINs to five per 15 minutes and IP address', async () => {
  for (const pin of ['1', '2', '135791', '4', '5'])
    expect((await enter(pin, stack.visitor())).status).toBe(422)
  stack.fakes.world.calls.clear()
  const { status, problem } = await enter('246810', stack.visitor())
  expect([status, problem.code]).toEqual([429, 'rate-limited'])
  expect(stack.operationsCalled()).toEqual([])
})

test('a right PIN neither counts nor resets the limit', async () => {
  for (const pin of ['1', '2', '3', '4']) await enter(pin)
  for (let i = 0; i < 3; i++) expect((await enter('246810')).status).toBe(200)
  expect((await enter('5')).status).toBe(422)
  expect((await enter('246810')).status).toBe(429)
})

test('opens no reset in a session that is ended meanwhile', async () => {
  const other = stack.visitor()
  for (const one of [visitor, other]) await one.signIn('chris.lee@example.test')
  const fault = { operation: 'verifyPasswordResetPin', kind: 'delay', ms: 2000 } as const
  stack.fakes.world.faults.add(fault)
  const entering = enter('246810')
  while (!stack.operationsCalled().includes('verifyPasswordResetPin')) await setImmediate()
  await other.call(signOutOtherSessions)
  expect((await entering).problem.code).toBe('not-signed-in')
  expect((await visitor.call(readReset)).reply.open).toBe(false)
  expect(stack.audit().map(({ event }) => event)).not.toContain('reset-opened')
})

test('rotates the session id and keeps a signed-in caller', async () => {
  await visitor.signIn('chris.lee@example.test')
  const before = visitor.session
  await enter('246810')
  expect(visitor.session).not.toBe(before)
  expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Chris')
})

test('rejects a bot before the PIN is checked', async () => {
  const { status, problem } = await enter('246810', stack.visitor({ [botTokenHeader]: 'bot' }))
  expect([status, problem.code]).toEqual([403, 'bot-suspected'])
  expect(stack.operationsCalled()).not.toContain('verifyPasswordResetPin')
})

test('limits wrong PINs over all addresses', async () => {
  const strict = await startStack(
    { RECOVERY_SLOT_MS: '0', LIMIT_PINS: '2', TRUST_PROXY: '127.0.0.1' },
    { fakes: stack.fakes },
  )
  const statuses = []
  for (const [at, pin] of ['1', '246810', '2', '246810'].entries()) {
    const visitor = strict.visitor({ 'x-forwarded-for': `203.0.113.${at}` })
    statuses.push((await enter(pin, visitor)).status)
  }
  expect(statuses).toEqual([422, 200, 422, 429])
})
