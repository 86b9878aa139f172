import { setImmediate } from 'node:timers/promises'
import { readSession } from '@gatehouse/contracts/portal/session'
import {
  cancelSignIn,
  resendPasscode,
  startSignIn,
  submitPasscode,
} from '@gatehouse/contracts/portal/sign-in'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { advanceClock } from '../../testing/advance-clock.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import { password } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

test('signs in with password and passcode, asking the upstream literally as it is described', async () => {
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
    gates: [],
    expiresIn: expect.closeTo(12 * 3600, -1),
    hasIdentitySession: false,
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

test('accepts a passcode typed with spaces', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const code = visitor.passcode(maria)
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
  const finished = await visitor.call(submitPasscode, { body: { passcode: typed } })
  expect(finished.status).toBe(200)
})

test('tells of a text to the last four digits when the upstream sent one', async () => {
  const { reply } = await stack.visitor().startSignIn('sam.ortiz@example.test')
  expect(reply.delivery).toMatchObject({ channel: 'sms', maskedAddress: '(•••) •••-0142' })
})

test('names no address for somebody who signs in with a login id', async () => {
  const { reply } = await stack.visitor().startSignIn('maria.santos')
  expect(reply.delivery).toMatchObject({ channel: 'email', maskedAddress: null })
})

test.each([
  ['a wrong password', maria, 'Wrong1!', 'invalid-credentials'],
  ['an unknown person', 'nobody@example.test', password, 'invalid-credentials'],
  ['an inactive account', 'ines.roy@example.test', password, 'account-inactive'],
  ['a forced password change', 'rey.cruz@example.test', password, 'password-change-forced'],
])('refuses %s', async (_what, identity, typed, code) => {
  const visitor = stack.visitor()
  const answer = await visitor.call(startSignIn, { body: { identity, password: typed } })
  expect([answer.status, answer.problem.code]).toEqual([422, code])
  expect(visitor.cookie).toBe('')
})

test('refuses a login that demands another password', async () => {
  const answer = await stack.visitor().signIn('gus.lane@example.test')
  expect(answer.problem.code).toBe('password-change-forced')
})

test('refuses a wrong passcode, and takes the right one after it', async () => {
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

test('a passcode that is no passcode reaches no upstream', async () => {
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

test('starts over when signing in fails after the passcode: it is spent', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  stack.fakes.world.faults.add({ operation: 'login', kind: 'status', status: 500 })
  const body = { passcode: visitor.passcode(maria) }
  expect((await visitor.call(submitPasscode, { body })).problem.code).toBe('sign-in-failed')
  expect((await visitor.call(submitPasscode, { body })).problem.code).toBe('sign-in-expired')
})

test('forgets the password after ten minutes', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  advanceClock(601)
  const late = await visitor.call(submitPasscode, { body: { passcode: visitor.passcode(maria) } })
  expect(late.problem.code).toBe('sign-in-expired')
})

test('sends another passcode after 30 seconds, five times, and only the newest works', async () => {
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

test('a reload between password and passcode loses nothing: the session tells where it went', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  advanceClock(12)
  expect((await visitor.call(readSession)).reply.passcodeStep).toEqual({
    delivery: { channel: 'email', maskedAddress: 'm•••s@example.test', resendAfter: 18 },
    options: [],
  })
})

test('who cancels while the passcode is being checked is not signed in', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const passcode = visitor.passcode(maria)
  stack.fakes.world.faults.add({ operation: 'check2FA', kind: 'delay', ms: 100, times: 1 })
  const finishing = visitor.call(submitPasscode, { body: { passcode } })
  while (!stack.operationsCalled().includes('check2FA')) await setImmediate()
  await visitor.call(cancelSignIn)
  expect((await finishing).problem.code).toBe('sign-in-expired')
  expect((await visitor.call(readSession)).reply).toMatchObject({
    person: null,
    passcodeStep: null,
  })
  expect(stack.operationsCalled()).not.toContain('login')
})

test('nor is who cancels while the upstream signs them in', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const passcode = visitor.passcode(maria)
  stack.fakes.world.faults.add({ operation: 'login', kind: 'delay', ms: 100, times: 1 })
  const finishing = visitor.call(submitPasscode, { body: { passcode } })
  while (!stack.operationsCalled().includes('login')) await setImmediate()
  await visitor.call(cancelSignIn)
  expect((await finishing).problem.code).toBe('sign-in-expired')
  expect((await visitor.call(readSession)).reply).toMatchObject({
    person: null,
    passcodeStep: null,
  })
})

test('cancel forgets what was begun, and leaves a session alone that is complete', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const passcode = visitor.passcode(maria)
  const begun = visitor.cookie
  await visitor.call(cancelSignIn)
  visitor.cookie = begun
  expect((await visitor.call(submitPasscode, { body: { passcode } })).problem.code).toBe(
    'sign-in-expired',
  )
  await visitor.signIn(maria)
  await visitor.call(cancelSignIn)
  expect((await visitor.call(readSession)).reply.person).not.toBeNull()
})

test('gives another cookie at each step up, and the earlier ones are worth nothing', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const begun = visitor.cookie
  await visitor.call(submitPasscode, { body: { passcode: visitor.passcode(maria) } })
  expect(visitor.cookie).not.toBe(begun)
  const stranger = stack.visitor()
  stranger.cookie = begun
  expect((await stranger.call(readSession)).reply).toMatchObject({ person: null })
})
