import {
  enterPin,
  readReset,
  requestResetLink,
  resendResetLink,
  resetPassword,
} from '@gatehouse/contracts/portal/recovery'
import { readSession } from '@gatehouse/contracts/portal/session'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { findLogLine } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
const newPassword = 'Gatehouse2!'
let stack: Stack
let visitor: Visitor

beforeEach(async () => {
  const quick = { RECOVERY_SLOT_MS: '0', RESEND_AFTER_SECONDS: '1', UPSTREAM_WRITE_MS: '1500' }
  stack = await startStack(quick)
  visitor = stack.visitor()
})
afterEach(() => stack.close())

const open = (token = 'open-token', from = visitor) => from.visit(`/password-reset?token=${token}`)
const choose = (password = newPassword, from = visitor) =>
  from.call(resetPassword, { body: { newPassword: password } })
const passwordOf = (login = maria) => stack.fakes.world.people.findByIdentity(login)?.password
const last = (operation: string) =>
  stack.fakes.world.calls.list().findLast((call) => call.operation === operation)

async function giveProof(from = visitor, to = maria) {
  const sent = await from.call(sendStepUpPasscode)
  const checked = await from.call(checkStepUpPasscode, { body: { passcode: from.passcode(to) } })
  return { sent, checked }
}

/** Requests the new password, completes the step-up and requests it again. */
async function chooseWithProof(password = newPassword, from = visitor, to = maria) {
  expect((await choose(password, from)).problem.code).toBe('step-up-required')
  await giveProof(from, to)
  return choose(password, from)
}

test('resets a password with access to the mailbox alone', async () => {
  await visitor.call(requestResetLink, { body: { username: maria } })
  const { link = '' } = stack.fakes.world.outbox.list(maria)[0] ?? {}
  const { pathname, search } = new URL(link)
  expect(await visitor.visit(pathname + search)).toBe('/password-reset')
  expect((await visitor.call(readReset)).reply.open).toBe(true)
  expect((await chooseWithProof()).reply).toEqual({ endedSessions: 0 })

  expect((await visitor.call(readReset)).reply).toEqual({ open: false, canResend: false })
  const credentials = (password: string) => ({ body: { identity: maria, password } })
  expect((await visitor.call(startSignIn, credentials('Gatehouse1!'))).status).toBe(422)
  expect((await visitor.call(startSignIn, credentials(newPassword))).status).toBe(200)
  const passcode = visitor.passcode(maria)
  await visitor.call(submitPasscode, { body: { passcode } })
  expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Maria')
})

test('answers reset-expired to a passcode for a link that has expired meanwhile', async () => {
  await open()
  await choose()
  await visitor.call(sendStepUpPasscode)
  stack.fakes.world.faults.add({
    operation: 'validatePasswordReset',
    kind: 'reply',
    text: '{"isValid":false,"config":{"HasExpired":true}}',
  })
  const passcode = { passcode: visitor.passcode(maria) }
  const { problem } = await visitor.call(checkStepUpPasscode, { body: passcode })
  expect(problem.code).toBe('reset-expired')
})

test('calls the upstream as specified, the passcode without a signed-in user', async () => {
  await open()
  await choose()
  const { sent, checked } = await giveProof()
  expect(sent.reply).toEqual({ channel: 'email', maskedAddress: null, resendAfter: 1 })
  expect(checked.status).toBe(200)
  await choose()
  const { headers = {}, body } = last('send2FAForReset') ?? {}
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['jwtauthorization']))
  expect(headers.timecode).toBeUndefined()
  expect(body).toEqual({ ewLoginId: 'maria.santos', Channel: 'Email' })
  expect(last('passwordReset')?.body).toEqual({
    loginId: 'maria.santos',
    password: newPassword,
    token: 'open-token',
    jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  })
  expect(stack.audit()).toMatchObject([
    { event: 'stepped-up', user: '71001', purpose: 'reset-password' },
    { event: 'password-reset', user: '71001' },
    { event: 'sessions-ended-elsewhere', user: '71001', ended: 0 },
  ])
  const records = JSON.stringify([stack.audit(), stack.log, sent.reply, checked.reply])
  expect(records).not.toMatch(/Gatehouse[12]!|open-token|maria/)
})

test('resets with a PIN and clears a forced reset', async () => {
  Object.assign(stack.fakes.world.people.findByIdentity(maria) ?? {}, { forcePasswordReset: true })
  await visitor.call(enterPin, { body: { pin: '246810' } })
  expect((await chooseWithProof()).status).toBe(200)
  expect((await visitor.signIn(maria)).status).not.toBe(200)
  expect(passwordOf()).toBe(newPassword)
  expect((await visitor.call(enterPin, { body: { pin: '246810' } })).problem.code).toBe('pin-used')
})

test("ends all sessions of the user, and no other user's", async () => {
  const elsewhere = stack.visitor()
  await elsewhere.signIn(maria)
  const otherUser = stack.visitor()
  await otherUser.signIn('chris.lee@example.test')
  await visitor.signIn(maria)
  await open()
  expect((await chooseWithProof()).status).toBe(200)
  expect((await elsewhere.call(readSession)).reply.person).toBeNull()
  expect((await visitor.call(readSession)).reply.person).toBeNull()
  expect((await otherUser.call(readSession)).reply.person).not.toBeNull()
})

test.each([undefined, null, '0'])(
  'tells that no session was ended for user id %p',
  async (UserId) => {
    const elsewhere = await stack.signIn('maria.santos')
    await open()
    const reply = { isValid: true, ewLoginId: 'maria.santos', config: { UserId } }
    const text = JSON.stringify(reply)
    stack.fakes.world.faults.add({ operation: 'validatePasswordReset', kind: 'reply', text })
    expect((await chooseWithProof()).reply).toEqual({ endedSessions: null })
    expect((await elsewhere.call(readSession)).reply.person).not.toBeNull()
    const line = findLogLine(stack, 'sessions not ended after a reset without a user id')
    expect(line).toMatchObject({ level: 40, id: expect.any(String) })
  },
)

test('a new password may be used at once after six wrong ones', async () => {
  const known = await stack.signIn('maria.santos')
  const tryFrom = async (browser: Visitor, password: string) =>
    (await browser.call(startSignIn, { body: { identity: maria, password } })).status
  for (const browser of [known, visitor])
    for (let i = 0; i < 6; i++) expect(await tryFrom(browser, 'wrong')).toBe(422)
  expect([await tryFrom(known, 'wrong'), await tryFrom(visitor, 'wrong')]).toEqual([429, 429])
  await open('open-token', known)
  expect((await chooseWithProof(newPassword, known)).status).toBe(200)
  expect([await tryFrom(known, newPassword), await tryFrom(visitor, newPassword)]).toEqual([
    200, 200,
  ])
})

test('after a reset, the requested username may sign in at once though it never had', async () => {
  const tryWith = async (password: string) =>
    (await stack.visitor().call(startSignIn, { body: { identity: maria, password } })).status
  for (let i = 0; i < 6; i++) expect(await tryWith('wrong')).toBe(422)
  expect(await tryWith('wrong')).toBe(429)
  await stack.visitor().call(requestResetLink, { body: { username: maria } })
  await open()
  expect((await chooseWithProof()).status).toBe(200)
  expect(await tryWith(newPassword)).toBe(200)
})

test("opening another user's link keeps the signed-in caller", async () => {
  await visitor.signIn('chris.lee@example.test')
  await open()
  expect((await chooseWithProof()).status).toBe(200)
  expect(last('send2FAForReset')?.headers.jwtauthorization).toBeUndefined()
  expect([passwordOf(), passwordOf('chris.lee@example.test')]).toEqual([newPassword, 'Gatehouse1!'])
  expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Chris')
})

test('resets by the link alone, once, with RESET_STEP_UP=none', async () => {
  const lenient = await startStack({ RESET_STEP_UP: 'none' })
  const browser = lenient.visitor()
  expect((await choose(newPassword, browser)).problem.code).toBe('reset-expired')
  await open('open-token', browser)
  expect((await choose('Gatehouse1!', browser)).problem.code).toBe('password-refused')
  expect((await choose(newPassword, browser)).reply).toEqual({ endedSessions: 0 })
  const resets = lenient.fakes.world.calls.list().filter((one) => one.operation === 'passwordReset')
  const body = { loginId: 'maria.santos', password: newPassword, token: 'open-token' }
  expect(resets.at(-1)?.body).toEqual(body)
  expect(lenient.operationsCalled()).not.toContain('send2FAForReset')
  await open('open-token', browser)
  expect((await choose('Gatehouse3!', browser)).problem.code).toBe('reset-expired')
  await lenient.close()
})

test('sends no passcode without an open reset', async () => {
  expect((await choose()).problem.code).toBe('reset-expired')
  expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('step-up-expired')
  const body = { passcode: '123456' }
  expect((await visitor.call(checkStepUpPasscode, { body })).problem.code).toBe('step-up-expired')
  expect(stack.operationsCalled()).toEqual([])
})

test.each(['expired-token', 'used-token', 'never-given'])(
  'sends no passcode with %s',
  async (token) => {
    await open(token)
    await choose()
    expect((await visitor.call(sendStepUpPasscode)).problem.code).toBe('reset-expired')
    expect(stack.operationsCalled()).not.toContain('send2FAForReset')
    expect(stack.fakes.world.outbox.list()).toEqual([])
  },
)

test('binds the passcode to this password, for one use', async () => {
  await open()
  await choose()
  await giveProof()
  expect((await choose('Gatehouse3!')).problem.code).toBe('step-up-required')
  expect((await choose(newPassword)).problem.code).toBe('step-up-required')
  expect(passwordOf()).toBe('Gatehouse1!')
})

test('a double click changes the password once', async () => {
  await open()
  await choose()
  await giveProof()
  const replies = await Promise.all([choose(), choose(), choose()])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(stack.operationsCalled().filter((name) => name === 'passwordReset')).toHaveLength(1)
})

test('answers reset-expired if the link expires meanwhile', async () => {
  await open()
  await choose()
  await giveProof()
  const token = stack.fakes.world.resetTokens.find('open-token')
  if (token) stack.fakes.world.resetTokens.actuate(token)
  expect((await choose()).problem.code).toBe('reset-expired')
  expect(stack.operationsCalled()).not.toContain('passwordReset')
  expect((await visitor.call(readReset)).reply).toEqual({ open: false, canResend: true })
})

test("passes on the upstream's message and keeps the link valid", async () => {
  await open()
  const { status, problem } = await chooseWithProof('Gatehouse1!')
  expect([status, problem.code]).toEqual([422, 'password-refused'])
  expect(problem.upstreamMessage).toBe('The new password has been used before.')
  expect((await visitor.call(readReset)).reply.open).toBe(true)
})

test.each([{ kind: 'hang' }, { kind: 'reset' }, { kind: 'status', status: 500 }] as const)(
  'answers outcome-unknown after %o without a retry',
  async (fault) => {
    await open()
    stack.fakes.world.faults.add({ operation: 'passwordReset', ...fault })
    expect((await chooseWithProof()).problem.code).toBe('outcome-unknown')
    expect(stack.audit().at(-1)).toMatchObject({ event: 'password-reset', outcome: 'unknown' })
    expect(stack.operationsCalled().filter((name) => name === 'passwordReset')).toHaveLength(1)
  },
)

test('rejects the right passcode after six wrong ones', async () => {
  await open()
  await choose()
  await visitor.call(sendStepUpPasscode)
  const right = visitor.passcode(maria)
  const passcode = right === '111111' ? '222222' : '111111'
  for (let i = 0; i < 6; i++)
    expect((await visitor.call(checkStepUpPasscode, { body: { passcode } })).status).toBe(422)
  const late = await visitor.call(checkStepUpPasscode, { body: { passcode: right } })
  expect(late.problem.code).toBe('rate-limited')
  expect((await choose()).problem.code).toBe('step-up-required')
})

test('rejects an invalid password before the step-up', async () => {
  await open()
  for (const password of ['', 'short', 'Gatehouse2', `Gatehouse2!${'x'.repeat(15)}`])
    expect((await choose(password)).problem.errors).toMatchObject([{ field: 'newPassword' }])
})

const resend = (from = visitor) => from.call(resendResetLink)

test('mails a valid link for an expired one', async () => {
  await open('expired-token')
  expect((await resend()).reply).toEqual({})
  expect(last('verifyForgotPassword')).toMatchObject({
    path: '/Api/User/71001/ForgotPassword/Verify',
    body: { securityQuestionAnswer: '' },
  })
  const { link = '' } = stack.fakes.world.outbox.list(maria)[0] ?? {}
  await open(new URL(link).searchParams.get('token') ?? '')
  expect((await visitor.call(readReset)).reply.open).toBe(true)
  expect(stack.audit()).toMatchObject([{ event: 'recovery-link-resent', user: '71001' }])
})

test.each(['open-token', 'never-given', undefined])('resends nothing with %s', async (token) => {
  if (token) await open(token)
  expect((await resend()).problem.code).toBe('reset-expired')
  expect(stack.fakes.world.outbox.list()).toEqual([])
})

test('a link that the upstream did not mail is neither said nor audited to be sent', async () => {
  await open('expired-token')
  const text = '{"Valid":false}'
  stack.fakes.world.faults.add({ operation: 'verifyForgotPassword', kind: 'reply', text, times: 1 })
  expect((await resend()).problem.code).toBe('upstream-refused')
  expect(stack.audit()).toEqual([])
  expect((await resend()).status).toBe(200)
})

test('a resend that the upstream did not take costs none of the five', async () => {
  await open('expired-token')
  const faults = [
    { operation: 'validatePasswordReset', kind: 'status', status: 503, times: 1 },
    { operation: 'verifyForgotPassword', kind: 'status', status: 429, times: 1 },
  ] as const
  for (const fault of faults) {
    stack.fakes.world.faults.add(fault)
    expect((await resend()).status).not.toBe(200)
  }
  for (let i = 0; i < 5; i++) expect((await resend()).status).toBe(200)
})

test('limits resends to five per expired link across browsers', async () => {
  for (let i = 0; i < 5; i++) {
    const browser = stack.visitor()
    await open('expired-token', browser)
    expect((await resend(browser)).status).toBe(200)
  }
  await open('expired-token')
  expect((await resend()).problem.code).toBe('rate-limited')
  expect(stack.fakes.world.outbox.list()).toHaveLength(5)
})

test('limits reads of the reset per address', async () => {
  const strict = await startStack({ LIMIT_READS: '1' }, { fakes: stack.fakes })
  const stranger = strict.visitor()
  await open('open-token', stranger)
  expect((await stranger.call(readReset)).reply.open).toBe(true)
  expect((await stranger.call(readReset)).problem.code).toBe('rate-limited')
})
