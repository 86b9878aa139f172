import { setImmediate } from 'node:timers/promises'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readSession } from '@gatehouse/contracts/portal/session'
import { choosePasscodeChannel, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { requiredText } from '@gatehouse/contracts/rules/required-text'
import * as user from '@gatehouse/contracts/upstream/user'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { object } from 'yup'
import { advanceClock, restoreClock } from '../testing/advance-clock.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'
import type { AreaContext } from './area-context.ts'

const maria = 'maria.santos@example.test'

const guarded = endpoint({
  method: 'POST',
  path: '/api/probe/guarded',
  access: 'signed-in',
  stepUp: 'change-password',
  body: object({ value: requiredText(20) }),
  reply: Type.Object({ jwt: Type.Boolean(), value: Type.String() }),
  problems: [],
})

let stack: Stack
let visitor: Visitor
let done: string[]

function guardedArea({ serve }: AreaContext) {
  serve(guarded, async ({ body: { value }, call, proof }) => {
    if (value === 'failed') await call(user.updateForceShow2FAPref, { body: { ewUserId: '71001' } })
    done.push(value)
    return { jwt: typeof proof.jwt === 'string', value }
  })
}

const quick = { RESEND_AFTER_SECONDS: '1' }

beforeAll(async () => {
  stack = await startStack({ ...quick, LIMIT_RESENDS: '50' }, { areas: [guardedArea] })
})
afterEach(restoreClock)
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  done = []
  visitor = stack.visitor()
  await visitor.signIn(maria)
  await visitor.call(signOutOtherSessions)
})

const callGuarded = (value: string) => visitor.call(guarded, { body: { value } })

const stepUp = () => visitor.stepUp(maria)

async function checkPasscode(from = visitor) {
  const body = { passcode: from.passcode(maria) }
  return (await from.call(checkStepUpPasscode, { body })).problem.code
}

test('requires a right passcode, for one use', async () => {
  expect((await callGuarded('a')).problem.code).toBe('step-up-required')
  expect(done).toEqual([])
  const { sent, checked } = await stepUp()
  expect(sent.reply).toEqual({
    channel: 'email',
    maskedAddress: 'm•••s@example.test',
    resendAfter: 1,
  })
  expect(checked.status).toBe(200)
  expect((await callGuarded('a')).reply).toEqual({ jwt: true, value: 'a' })
  expect((await callGuarded('a')).problem.code).toBe('step-up-required')
  expect(done).toEqual(['a'])
})

test('binds the passcode to the content of the request', async () => {
  await callGuarded('a')
  await stepUp()
  expect((await callGuarded('b')).problem.code).toBe('step-up-required')
  expect((await callGuarded('a')).problem.code).toBe('step-up-required')
  expect(done).toEqual([])
})

test('a double click uses the passcode once', async () => {
  await callGuarded('a')
  await stepUp()
  const replies = await Promise.all([callGuarded('a'), callGuarded('a'), callGuarded('a')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  expect(done).toEqual(['a'])
})

test('allows another attempt after a wrong passcode', async () => {
  await callGuarded('a')
  await visitor.call(sendStepUpPasscode)
  const passcode = visitor.passcode(maria) === '000000' ? '000001' : '000000'
  const wrong = await visitor.call(checkStepUpPasscode, { body: { passcode } })
  expect(wrong.problem.code).toBe('passcode-wrong')
  const right = { passcode: visitor.passcode(maria) }
  expect((await visitor.call(checkStepUpPasscode, { body: right })).status).toBe(200)
  expect((await callGuarded('a')).status).toBe(200)
})

test('a passcode that the upstream answers with 400 is wrong', async () => {
  await callGuarded('a')
  await visitor.call(sendStepUpPasscode)
  const fault = { operation: 'check2FA', kind: 'status', status: 400, times: 1 } as const
  stack.fakes.world.faults.add(fault)
  expect(await checkPasscode()).toBe('passcode-wrong')
  expect(await checkPasscode()).toBeUndefined()
})

test('sends and checks no passcode without a pending step-up', async () => {
  stack.fakes.world.calls.clear()
  expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('step-up-expired')
  const body = { passcode: '123456' }
  expect((await visitor.call(checkStepUpPasscode, { body })).problem.code).toBe('step-up-expired')
  expect(stack.operationsCalled().filter((name) => name !== 'verifyReCaptcha')).toEqual([])
})

test('sends and checks no second passcode once the step-up is granted', async () => {
  await callGuarded('a')
  await stepUp()
  expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('step-up-expired')
  expect(await checkPasscode()).toBe('step-up-expired')
  expect((await callGuarded('a')).status).toBe(200)
})

test.each([
  [{ kind: 'status', status: 400 }, undefined],
  [{ kind: 'status', status: 500 }, 'step-up-required'],
] as const)('a write that ends in %o needs another passcode: %s', async (fault, code) => {
  await callGuarded('failed')
  await stepUp()
  stack.fakes.world.faults.add({ operation: 'updateForceShow2FAPref', times: 1, ...fault })
  expect((await callGuarded('failed')).status).toBeGreaterThanOrEqual(500)
  expect((await callGuarded('failed')).problem.code).toBe(code)
})

test('sends one passcode when the dialog is opened twice', async () => {
  await callGuarded('a')
  await visitor.call(sendStepUpPasscode)
  await callGuarded('a')
  stack.fakes.world.calls.clear()
  const { status, reply } = await visitor.call(sendStepUpPasscode)
  expect([status, reply.channel, reply.resendAfter]).toEqual([200, 'email', 1])
  expect(stack.operationsCalled()).not.toContain('send2FA')
  expect(await checkPasscode()).toBeUndefined()
})

test('a dialog that is opened again tells the rest of the pause', async () => {
  const patient = await startStack(
    { RESEND_AFTER_SECONDS: '30' },
    { areas: [guardedArea], fakes: stack.fakes },
  )
  visitor = await patient.signIn('maria.santos')
  await callGuarded('a')
  expect((await visitor.call(sendStepUpPasscode)).reply.resendAfter).toBe(30)
  advanceClock(20)
  await callGuarded('a')
  const { resendAfter } = (await visitor.call(sendStepUpPasscode)).reply
  expect(resendAfter).toBeGreaterThan(5)
  expect(resendAfter).toBeLessThanOrEqual(10)
  await patient.close()
})

test('accepts no passcode of another content, session or sign-in', async () => {
  await callGuarded('a')
  expect(await checkPasscode()).toBe('step-up-expired')
  await visitor.call(sendStepUpPasscode)
  await callGuarded('b')
  expect(await checkPasscode()).toBe('step-up-expired')
  const other = stack.visitor()
  await other.signIn(maria)
  await other.call(guarded, { body: { value: 'a' } })
  await visitor.call(sendStepUpPasscode)
  expect(await checkPasscode(other)).toBe('step-up-expired')
})

test('another session of the same user gains nothing', async () => {
  const other = stack.visitor()
  await other.signIn(maria)
  await callGuarded('a')
  await stepUp()
  expect((await other.call(guarded, { body: { value: 'a' } })).problem.code).toBe(
    'step-up-required',
  )
})

test('rotates the session cookie; the session list keeps one entry', async () => {
  const before = visitor.cookie
  await callGuarded('a')
  await stepUp()
  expect(visitor.cookie).not.toBe(before)
  const stranger = stack.visitor()
  stranger.cookie = before
  expect((await stranger.call(readSession)).reply.person).toBeNull()
  expect(
    (await visitor.call(listSessions)).reply.sessions.filter(({ current }) => current),
  ).toHaveLength(1)
})

test('a session that is ended while its passcode is checked stays ended', async () => {
  const other = stack.visitor()
  await other.signIn(maria)
  await callGuarded('a')
  await visitor.call(sendStepUpPasscode)
  stack.fakes.world.calls.clear()
  stack.fakes.world.faults.add({ operation: 'check2FA', kind: 'delay', ms: 2000, times: 1 })
  const body = { passcode: visitor.passcode(maria) }
  const checking = visitor.call(checkStepUpPasscode, { body })
  while (!stack.operationsCalled().includes('check2FA')) await setImmediate()
  expect((await other.call(signOutOtherSessions)).reply).toEqual({ endedSessions: 1 })
  expect((await checking).problem.code).toBe('not-signed-in')
  expect((await visitor.call(readSession)).reply.person).toBeNull()
  expect((await other.call(listSessions)).reply.sessions).toHaveLength(1)
})

test('sends the passcode to the channel chosen at sign-in and shows it', async () => {
  const tia = 'tia.prompt@example.test'
  visitor = stack.visitor()
  await visitor.startSignIn(tia)
  await visitor.call(choosePasscodeChannel, { body: { channel: 'sms' } })
  const phone = stack.fakes.world.people.findByLoginId('tia.prompt')?.phone ?? ''
  await visitor.call(submitPasscode, { body: { passcode: visitor.passcode(phone) } })
  await callGuarded('a')
  const { reply } = await visitor.call(sendStepUpPasscode)
  expect(reply.channel).toBe('sms')
  expect(stack.operationsCalled()).toContain('send2FA')
  expect(stack.fakes.world.outbox.list()[0]).toMatchObject({ channel: 'sms', to: phone })
})

test('limits passcodes to five per ten minutes across purposes', async () => {
  const strict = await startStack(quick, { areas: [guardedArea], fakes: stack.fakes })
  visitor = strict.visitor()
  await visitor.signIn(maria)
  for (let sent = 1; sent <= 5; sent++) {
    await callGuarded(`value ${sent}`)
    const { reply, status } = await visitor.call(sendStepUpPasscode)
    expect([status, reply.resendAfter]).toEqual([200, sent < 5 ? 1 : null])
    advanceClock(1)
  }
  await callGuarded('one more')
  expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('passcode-resends-exhausted')
}, 15_000)

test('a right passcode gives back those that were sent', async () => {
  const strict = await startStack(
    { ...quick, LIMIT_RESENDS: '1' },
    { areas: [guardedArea], fakes: stack.fakes },
  )
  visitor = strict.visitor()
  await visitor.signIn(maria)
  for (const value of ['a', 'b']) {
    expect((await visitor.callWithStepUp(guarded, { value }, maria)).status).toBe(200)
    advanceClock(1)
  }
})

test('sends one passcode for two requests at once', async () => {
  await callGuarded('a')
  const send = () => visitor.call(sendStepUpPasscode)
  const codes = (await Promise.all([send(), send()])).map(({ problem }) => problem?.code)
  expect(codes.sort()).toEqual(['rate-limited', undefined])
})

test('a passcode that could not be sent may be requested again at once', async () => {
  await callGuarded('a')
  const fault = { operation: 'send2FA', kind: 'status', status: 500, times: 1 } as const
  stack.fakes.world.faults.add(fault)
  expect((await visitor.call(sendStepUpPasscode)).status).toBe(502)
  expect((await visitor.call(sendStepUpPasscode)).status).toBe(200)
})

test('after too many wrong passcodes in a row refers to support', async () => {
  const settings = { ...quick, LIMIT_WRONG_PASSCODES: '1' }
  const strict = await startStack(settings, { areas: [guardedArea], fakes: stack.fakes })
  visitor = strict.visitor()
  await visitor.signIn(maria)
  await callGuarded('a')
  await visitor.call(sendStepUpPasscode)
  const check = async (passcode: string) =>
    (await visitor.call(checkStepUpPasscode, { body: { passcode } })).problem.code
  expect(await check('000000')).toBe('passcode-wrong')
  expect(await check(visitor.passcode(maria))).toBe('account-inactive')
  const sent = stack.fakes.world.outbox.list().length
  await callGuarded('b')
  expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('account-inactive')
  expect(stack.fakes.world.outbox.list()).toHaveLength(sent)
})
