import { setImmediate } from 'node:timers/promises'
import { changePassword } from '@gatehouse/contracts/portal/account'
import { readSession } from '@gatehouse/contracts/portal/session'
import {
  cancelSignIn,
  resendPasscode,
  startSignIn,
  submitPasscode,
} from '@gatehouse/contracts/portal/sign-in'
import { sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { advanceClock, restoreClock } from '../../testing/advance-clock.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import { password } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterEach(restoreClock)
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

test('signs in with password and passcode, calling the upstream as specified', async () => {
  const visitor = stack.visitor()
  const started = await visitor.startSignIn(maria)
  expect(started.reply).toEqual({
    delivery: { channel: 'email', maskedAddress: 'm•••s@example.test', resendAfter: 30 },
    options: [],
  })
  const code = visitor.passcode(maria)
  const finished = await visitor.call(submitPasscode, { body: { passcode: code } })
  expect(finished.reply).toEqual({
    person: {
      firstName: 'Maria',
      lastName: 'Santos',
      key: expect.stringMatching(/^[\w-]{22}$/),
      attributes: expect.objectContaining({ hasPayrollId: true, isNewUser: false }),
      companies: [{ code: 'staffmark', name: 'Staffmark' }],
      company: 'staffmark',
    },
    passcodeStep: null,
    newPasswordRequired: false,
    gates: [],
    expiresIn: expect.closeTo(12 * 3600, -1),
    hasIdentitySession: false,
    signInFailure: null,
  })

  const calls = stack.fakes.world.calls.list().map(({ method, path, body }) => [method, path, body])
  const credentials = {
    Identity: maria,
    Password: password,
    ClientId: 'gatehouse',
    ClientSecret: 'fake-client-secret',
  }
  expect(calls).toEqual([
    [
      'POST',
      '/Api/Account/Authenticate',
      { username: 'gatehouse-service', password: 'fake-service-password' },
    ],
    ['POST', '/Api/User/Google/ReCaptcha/Verify', { response: 'person' }],
    ['POST', '/User/CheckUserForcePassword', { EmailAddress: maria }],
    ['POST', '/User/GetLoginId', credentials],
    ['POST', '/Api/User/Google/ReCaptcha/Verify', { response: 'person' }],
    ['POST', '/user/Check2FA', { ewLoginId: 'maria.santos', token2FA: code }],
    ['POST', '/User/Login', { ...credentials, Token2FA: code }],
  ])
})

test('a password goes upstream as typed, spaces at its ends included', async () => {
  const typed = ' Gatehouse1! '
  Object.assign(stack.fakes.world.people.findByLoginId('maria.santos') ?? {}, { password: typed })
  const visitor = stack.visitor()
  await visitor.call(startSignIn, { body: { identity: maria, password: typed } })
  const finish = { body: { passcode: visitor.passcode(maria) } }
  expect((await visitor.call(submitPasscode, finish)).reply.person?.firstName).toBe('Maria')
})

test('accepts a passcode typed with spaces', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const code = visitor.passcode(maria)
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
  const finished = await visitor.call(submitPasscode, { body: { passcode: typed } })
  expect(finished.status).toBe(200)
})

test('shows the last four digits when the upstream sent a text', async () => {
  const { reply } = await stack.visitor().startSignIn('sam.ortiz@example.test')
  expect(reply.delivery).toMatchObject({ channel: 'sms', maskedAddress: '(•••) •••-0142' })
})

test.each([
  ['no preference', { loginId: 'maria.santos' }],
  ['an empty preference', { loginId: 'maria.santos', preference2FA: '' }],
  ['texts, but no phone', { loginId: 'maria.santos', preference2FA: 'SMS' }],
])('claims no channel when the upstream tells %s, also at a step-up', async (_case, userData) => {
  const visitor = stack.visitor()
  const text = JSON.stringify({ userData })
  await visitor.startSignIn(maria)
  stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'reply', text, times: 1 })
  const { reply } = await visitor.startSignIn(maria)
  expect(reply.delivery).toMatchObject({ channel: null, maskedAddress: null })
  await visitor.call(submitPasscode, { body: { passcode: visitor.passcode(maria) } })
  const body = { currentPassword: password, newPassword: 'Gatehouse2!' }
  expect((await visitor.call(changePassword, { body })).problem.code).toBe('step-up-required')
  const sent = await visitor.call(sendStepUpPasscode)
  expect(sent.reply).toMatchObject({ channel: null, maskedAddress: null })
  const call = stack.fakes.world.calls.list().findLast((one) => one.operation === 'send2FA')
  expect(call?.body).toEqual({ ewLoginId: 'maria.santos' })
})

test('shows no address for a sign-in with a login id', async () => {
  const { reply } = await stack.visitor().startSignIn('maria.santos')
  expect(reply.delivery).toMatchObject({ channel: 'email', maskedAddress: null })
})

test.each([
  ['a wrong password', maria, 'Wrong1!', 'invalid-credentials'],
  ['an unknown person', 'nobody@example.test', password, 'invalid-credentials'],
  ['an inactive account', 'ines.roy@example.test', password, 'account-inactive'],
  ['a forced password change', 'rey.cruz@example.test', password, 'password-change-forced'],
])('refuses %s', async (_case, identity, typed, code) => {
  const visitor = stack.visitor()
  const response = await visitor.call(startSignIn, { body: { identity, password: typed } })
  expect([response.status, response.problem.code]).toEqual([422, code])
  expect(visitor.cookie).toBe('')
})

test.each([
  ['getLoginId', '{"message":"Your account is inactive"}', 'account-inactive'],
  ['checkUserForcePassword', '{"forcePasswordReset":1}', 'password-change-forced'],
  ['checkUserForcePassword', '{"forcePasswordReset":null}', undefined],
])('understands the reply of %s: %s', async (operation, text, code) => {
  stack.fakes.world.faults.add({ operation, kind: 'reply', text })
  expect((await stack.visitor().startSignIn(maria)).problem.code).toBe(code)
})

test('rejects a wrong passcode and accepts the right one after it', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const code = visitor.passcode(maria)
  const wrong = code === '000000' ? '000001' : '000000'
  const refused = await visitor.call(submitPasscode, { body: { passcode: wrong } })
  expect(refused.problem.code).toBe('passcode-wrong')
  expect((await visitor.call(readSession)).reply).toMatchObject({ person: null })
  const taken = await visitor.call(submitPasscode, { body: { passcode: code } })
  expect(taken.status).toBe(200)
})

test.each([
  ['keeps the sign-in', '2', 200, undefined],
  ['counts', '1', 422, 'account-inactive'],
])(
  'a passcode that the upstream answers with 400 is wrong, and %s',
  async (_case, limit, ...next) => {
    const strict = await startStack({ LIMIT_WRONG_PASSCODES: limit }, { fakes: stack.fakes })
    const visitor = strict.visitor()
    await visitor.startSignIn(maria)
    const fault = { operation: 'check2FA', kind: 'status', status: 400, times: 1 } as const
    stack.fakes.world.faults.add(fault)
    const body = { passcode: visitor.passcode(maria) }
    expect((await visitor.call(submitPasscode, { body })).problem.code).toBe('passcode-wrong')
    expect(strict.audit().at(-1)).toMatchObject({
      event: 'sign-in-refused',
      code: 'passcode-wrong',
    })
    const { status, problem } = await visitor.call(submitPasscode, { body })
    expect([status, problem.code]).toEqual(next)
  },
)

test('an address that is unknown to the check of forced resets has invalid credentials', async () => {
  const operation = 'checkUserForcePassword'
  stack.fakes.world.faults.add({ operation, kind: 'status', status: 404, times: 1 })
  const body = { identity: 'nobody@example.test', password }
  const { problem } = await stack.visitor().call(startSignIn, { body })
  expect(problem.code).toBe('invalid-credentials')
})

test('rejects a malformed passcode without an upstream call', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  stack.fakes.world.calls.clear()
  const { problem } = await visitor.send(submitPasscode, { body: { passcode: '12345' } })
  expect(problem).toMatchObject({
    code: 'invalid-input',
    errors: [{ field: 'passcode', rule: 'passcode' }],
  })
  expect(stack.operationsCalled()).toEqual([])
})

test('starts over when sign-in fails after the single-use passcode', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  stack.fakes.world.faults.add({ operation: 'login', kind: 'status', status: 500 })
  const body = { passcode: visitor.passcode(maria) }
  expect((await visitor.call(submitPasscode, { body })).problem.code).toBe('sign-in-failed')
  expect((await visitor.call(submitPasscode, { body })).problem.code).toBe('sign-in-expired')
})

test('expires the pending sign-in after ten minutes', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  advanceClock(601)
  const late = await visitor.call(submitPasscode, { body: { passcode: visitor.passcode(maria) } })
  expect(late.problem.code).toBe('sign-in-expired')
})

test('resends after 30 seconds, five times; only the newest passcode works', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const first = visitor.passcode(maria)
  const soon = await visitor.call(resendPasscode)
  expect(soon.status).toBe(429)
  expect(soon.problem.retryAfter).toBeGreaterThan(28)

  for (let sent = 1; sent <= 5; sent++) {
    advanceClock(31)
    const { reply } = await visitor.call(resendPasscode)
    expect(reply.resendAfter).toBe(sent < 5 ? 30 : null)
  }
  advanceClock(31)
  expect((await visitor.call(resendPasscode)).problem.code).toBe('passcode-resends-exhausted')
  const newest = visitor.passcode(maria)
  if (first !== newest)
    expect((await visitor.call(submitPasscode, { body: { passcode: first } })).status).toBe(422)
  expect((await visitor.call(submitPasscode, { body: { passcode: newest } })).status).toBe(200)
})

test('a passcode that could not be sent again may be requested at once', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  advanceClock(30)
  stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 500, times: 1 })
  expect((await visitor.call(resendPasscode)).status).toBe(502)
  expect((await visitor.call(resendPasscode)).status).toBe(200)
  expect((await visitor.call(resendPasscode)).problem.code).toBe('rate-limited')
})

test('tells where a passcode was sent again, if the preference has changed meanwhile', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const changed = { preference2FA: 'SMS', phone: '+15125550199' }
  Object.assign(stack.fakes.world.people.findByIdentity(maria) ?? {}, changed)
  advanceClock(31)
  const { reply } = await visitor.call(resendPasscode)
  expect(reply).toMatchObject({ channel: 'sms', maskedAddress: '(•••) •••-0199' })
  expect((await visitor.call(readSession)).reply.passcodeStep?.delivery).toEqual(reply)
})

test('the session gives the pending step after a reload', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  advanceClock(12)
  const { passcodeStep, expiresIn } = (await visitor.call(readSession)).reply
  expect(expiresIn).toBeNull()
  expect(passcodeStep).toEqual({
    delivery: { channel: 'email', maskedAddress: 'm•••s@example.test', resendAfter: 18 },
    options: [],
  })
})

test('after a reload, the pause and the end of resends are those of the last passcode', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const shown = async () => (await visitor.call(readSession)).reply.passcodeStep?.delivery
  for (let sent = 1; sent <= 5; sent++) {
    advanceClock(40)
    const { reply } = await visitor.call(resendPasscode)
    expect(await shown()).toEqual(reply)
  }
})

test.each([
  ['passcode check', 'check2FA', []],
  ['upstream login', 'login', ['login']],
])('does not sign in if cancelled during the %s', async (_what, operation, logins) => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const passcode = visitor.passcode(maria)
  stack.fakes.world.faults.add({ operation, kind: 'delay', ms: 100, times: 1 })
  const finishing = visitor.call(submitPasscode, { body: { passcode } })
  while (!stack.operationsCalled().includes(operation)) await setImmediate()
  await visitor.call(cancelSignIn)
  expect((await finishing).problem.code).toBe('sign-in-expired')
  expect((await visitor.call(readSession)).reply).toMatchObject({
    person: null,
    passcodeStep: null,
    newPasswordRequired: false,
  })
  expect(stack.operationsCalled().filter((one) => one === 'login')).toEqual(logins)
})

test('cancel ends a pending sign-in but no complete session', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const passcode = visitor.passcode(maria)
  const pendingCookie = visitor.cookie
  await visitor.call(cancelSignIn)
  visitor.cookie = pendingCookie
  expect((await visitor.call(submitPasscode, { body: { passcode } })).problem.code).toBe(
    'sign-in-expired',
  )
  await visitor.signIn(maria)
  await visitor.call(cancelSignIn)
  expect((await visitor.call(readSession)).reply.person).not.toBeNull()
})

test('rotates the session cookie at each step and invalidates earlier ones', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const pendingCookie = visitor.cookie
  await visitor.call(submitPasscode, { body: { passcode: visitor.passcode(maria) } })
  expect(visitor.cookie).not.toBe(pendingCookie)
  const stranger = stack.visitor()
  stranger.cookie = pendingCookie
  expect((await stranger.call(readSession)).reply).toMatchObject({ person: null })
})
