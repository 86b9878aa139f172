import { setImmediate } from 'node:timers/promises'
import { changePassword } from '@gatehouse/contracts/portal/account'
import { signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { answerSecurityQuestion } from '@gatehouse/contracts/portal/recovery'
import { readSession } from '@gatehouse/contracts/portal/session'
import {
  cancelSignIn,
  chooseRequiredPassword,
  signInLegacy,
  startSignIn,
  submitPasscode,
} from '@gatehouse/contracts/portal/sign-in'
import { sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { advanceClock, restoreClock } from '../../testing/advance-clock.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import { password, type Visitor } from '../../testing/visitor.ts'

const gus = 'gus.lane@example.test'
const newPassword = 'Gatehouse2!'
let stack: Stack
let visitor: Visitor

beforeAll(async () => {
  stack = await startStack({ RECOVERY_SLOT_MS: '0' })
})
beforeEach(() => {
  stack.fakes.world.reset()
  visitor = stack.visitor()
})
afterEach(restoreClock)
afterAll(() => stack.close())

const choose = (wanted = newPassword, from = visitor) =>
  from.call(chooseRequiredPassword, { body: { newPassword: wanted } })
const passwordOfGus = () => stack.fakes.world.people.findByIdentity(gus)?.password
const last = (operation: string) =>
  stack.fakes.world.calls.list().findLast((call) => call.operation === operation)

test('a mailed temporary password leads to a new one, and then signs in', async () => {
  await visitor.call(answerSecurityQuestion, { body: { username: gus, answer: 'Springfield' } })
  const temporary = stack.fakes.world.outbox.list(gus).find((mail) => mail.password)?.password ?? ''
  await visitor.call(startSignIn, { body: { identity: gus, password: temporary } })
  const body = { passcode: visitor.passcode(gus) }
  const { reply } = await visitor.call(submitPasscode, { body })
  expect(reply).toMatchObject({ person: null, newPasswordRequired: true, gates: [] })
  expect((await visitor.call(signOutOtherSessions)).problem.code).toBe('not-signed-in')

  expect((await choose()).reply).toMatchObject({
    person: { firstName: 'Gus' },
    newPasswordRequired: false,
    endedSessions: 0,
  })
  const { headers, body: sent, path } = last('setUserPassword') ?? {}
  expect(path).toBe('/User/71018/SetUserPassword')
  expect(headers?.timecode).toBe('71018')
  expect(sent).toEqual({
    CurrentPassword: temporary,
    RepeatPassword1: newPassword,
    RepeatPassword2: newPassword,
  })
  expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Gus')
  expect((await visitor.call(signOutOtherSessions)).status).toBe(200)
  expect(passwordOfGus()).toBe(newPassword)
  const events = stack.audit().map(({ event }) => event)
  expect(events.slice(events.indexOf('password-changed')).slice(0, 3)).toEqual([
    'password-changed',
    'sessions-ended-elsewhere',
    'signed-in',
  ])
  const records = JSON.stringify([stack.audit(), stack.log])
  for (const secret of [temporary, newPassword, gus]) expect(records).not.toContain(secret)
})

test('a refused new password can be corrected', async () => {
  await visitor.signIn(gus)
  const { problem } = await choose(password)
  expect(problem).toMatchObject({
    code: 'password-refused',
    upstreamMessage: 'The new password has been used before.',
  })
  expect((await visitor.call(readSession)).reply.newPasswordRequired).toBe(true)
  expect((await choose()).status).toBe(200)
})

test('a forced preference is a gate after the new password too', async () => {
  Object.assign(stack.fakes.world.people.findByIdentity(gus) ?? {}, { forceShow2FAPref: true })
  await visitor.signIn(gus)
  expect((await choose()).reply.gates).toEqual(['preference'])
})

test('answers outcome-unknown when the upstream fails', async () => {
  await visitor.signIn(gus)
  stack.fakes.world.faults.add({ operation: 'setUserPassword', kind: 'reset', times: 1 })
  expect((await choose()).problem.code).toBe('outcome-unknown')
  expect(stack.audit().at(-1)).toMatchObject({ event: 'password-changed', outcome: 'unknown' })
})

test('answers sign-in-failed when the token expires meanwhile', async () => {
  await visitor.startSignIn(gus)
  const claims = JSON.stringify({ exp: Date.now() / 1000 + 60 })
  const sessionToken = `e.${Buffer.from(claims).toString('base64url')}.signature`
  const userData = { id: '71018', loginId: 'gus.lane', passwordChangeRequired: true, sessionToken }
  const faults = { check2FA: { isValidated: true }, login: { userData } }
  for (const [operation, reply] of Object.entries(faults))
    stack.fakes.world.faults.add({ operation, kind: 'reply', text: JSON.stringify(reply) })
  const passcode = visitor.passcode(gus)
  await visitor.call(submitPasscode, { body: { passcode } })
  advanceClock(120)
  expect((await choose()).problem.code).toBe('sign-in-failed')
  expect(last('setUserPassword')).toBeUndefined()
})

test.each([
  ['without a sign-in', async () => {}],
  ['after it was cancelled', () => visitor.signIn(gus).then(() => visitor.call(cancelSignIn))],
  ['after ten minutes', () => visitor.signIn(gus).then(() => advanceClock(601))],
])('answers sign-in-expired %s', async (_case, prepare) => {
  await prepare()
  expect((await choose()).problem.code).toBe('sign-in-expired')
  expect([passwordOfGus(), last('setUserPassword')]).toEqual([password, undefined])
})

test('asks for no new password if cancelled during the login', async () => {
  await visitor.startSignIn(gus)
  const passcode = visitor.passcode(gus)
  stack.fakes.world.faults.add({ operation: 'login', kind: 'delay', ms: 2000, times: 1 })
  const finishing = visitor.call(submitPasscode, { body: { passcode } })
  while (!stack.operationsCalled().includes('login')) await setImmediate()
  await visitor.call(cancelSignIn)
  expect((await finishing).problem.code).toBe('sign-in-expired')
  expect((await visitor.call(readSession)).reply.newPasswordRequired).toBe(false)
})

async function signInElsewhere() {
  const person = stack.fakes.world.people.findByIdentity(gus)
  Object.assign(person ?? {}, { passwordChangeRequired: false })
  const elsewhere = stack.visitor()
  await elsewhere.signIn(gus)
  Object.assign(person ?? {}, { passwordChangeRequired: true })
  return elsewhere
}

test("ends the user's other sessions", async () => {
  const elsewhere = await signInElsewhere()
  await visitor.signIn(gus)
  expect((await choose()).reply.endedSessions).toBeGreaterThan(0)
  expect((await elsewhere.call(readSession)).reply.person).toBeNull()
})

test('ends other sessions when the sign-in is cancelled during the change', async () => {
  const elsewhere = await signInElsewhere()
  await visitor.signIn(gus)
  stack.fakes.world.faults.add({ operation: 'setUserPassword', kind: 'delay', ms: 2000, times: 1 })
  const choosing = choose()
  while (!stack.operationsCalled().includes('setUserPassword')) await setImmediate()
  await visitor.call(cancelSignIn)
  expect((await choosing).problem.code).toBe('sign-in-expired')
  expect(passwordOfGus()).toBe(newPassword)
  expect((await elsewhere.call(readSession)).reply.person).toBeNull()
})

test('a sign-in with a new password is like any other: its device is known, passcodes go as before', async () => {
  const strict = await startStack({ LIMIT_WRONG: '2' }, { fakes: stack.fakes })
  const phone = '+15125550142'
  const sam = stack.fakes.world.people.findByLoginId('sam.ortiz')
  Object.assign(sam ?? {}, { passwordChangeRequired: true })
  const browser = strict.visitor()
  await browser.signIn('sam.ortiz@example.test', phone)
  expect((await choose(newPassword, browser)).status).toBe(200)
  const body = { currentPassword: newPassword, newPassword: 'Gatehouse3!' }
  await browser.call(changePassword, { body })
  expect((await browser.call(sendStepUpPasscode)).reply.channel).toBe('sms')

  const tryPassword = (from: Visitor, typed: string) =>
    from.call(startSignIn, { body: { identity: 'sam.ortiz@example.test', password: typed } })
  const statuses = []
  for (const _ of [1, 2, 3]) statuses.push((await tryPassword(strict.visitor(), 'wrong')).status)
  expect(statuses).toEqual([422, 422, 429])
  expect((await tryPassword(browser, newPassword)).status).toBe(200)
  await strict.close()
})

test('SIGN_IN=legacy asks for the new password too', async () => {
  const legacy = await startStack({ SIGN_IN: 'legacy' }, { fakes: stack.fakes })
  const browser = legacy.visitor()
  const { reply } = await browser.call(signInLegacy, { body: { identity: gus, password } })
  expect(reply).toMatchObject({ person: null, newPasswordRequired: true })
  expect((await choose(newPassword, browser)).reply.person?.firstName).toBe('Gus')
  await legacy.close()
})
