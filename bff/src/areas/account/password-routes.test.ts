import { changePassword, requestOwnResetLink } from '@gatehouse/contracts/portal/account'
import { signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readSession } from '@gatehouse/contracts/portal/session'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
const right = { currentPassword: 'Gatehouse1!', newPassword: 'Gatehouse2!' }
let stack: Stack
let visitor: Visitor

beforeAll(async () => {
  stack = await startStack({ LIMIT_RESENDS: '50', UPSTREAM_WRITE_MS: '1500' })
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  visitor = stack.visitor()
  await visitor.signIn(maria)
  await visitor.call(signOutOtherSessions)
})

const change = (body = right) => visitor.call(changePassword, { body })
const password = () => stack.fakes.world.people.findByLoginId('maria.santos')?.password

/** Requests the change, completes the step-up and requests it again. */
async function changeWithPasscode(body = right) {
  expect((await change(body)).problem.code).toBe('step-up-required')
  await visitor.call(sendStepUpPasscode)
  await visitor.call(checkStepUpPasscode, { body: { passcode: visitor.passcode(maria) } })
  return change(body)
}

test('changes nothing without a passcode', async () => {
  stack.fakes.world.calls.clear()
  expect((await change()).problem.code).toBe('step-up-required')
  expect(stack.operationsCalled()).toEqual([])
  expect(password()).toBe('Gatehouse1!')
})

test('changes the password upstream once after a step-up, and audits it', async () => {
  const { status, reply } = await changeWithPasscode()
  expect([status, reply]).toEqual([200, { endedSessions: 0 }])
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    method: 'POST',
    path: '/User/71001/SetUserPassword',
    body: {
      CurrentPassword: 'Gatehouse1!',
      RepeatPassword1: 'Gatehouse2!',
      RepeatPassword2: 'Gatehouse2!',
    },
  })
  expect(password()).toBe('Gatehouse2!')
  expect(stack.audit().slice(-3)).toMatchObject([
    { event: 'stepped-up', user: '71001', purpose: 'change-password' },
    { event: 'password-changed', user: '71001' },
    { event: 'sessions-ended-elsewhere', user: '71001', ended: 0 },
  ])
  expect((await change()).problem.code).toBe('step-up-required')
  expect(JSON.stringify([stack.audit(), stack.log])).not.toMatch(/Gatehouse[12]!/)
})

test('a current password goes upstream as typed, spaces at its ends included', async () => {
  const currentPassword = ' Gatehouse1! '
  Object.assign(stack.fakes.world.people.findByLoginId('maria.santos') ?? {}, {
    password: currentPassword,
  })
  expect((await changeWithPasscode({ ...right, currentPassword })).status).toBe(200)
  expect(password()).toBe('Gatehouse2!')
})

test('ends the other sessions of the user and keeps the own one', async () => {
  const elsewhere = stack.visitor()
  await elsewhere.signIn(maria)
  const otherUser = stack.visitor()
  await otherUser.signIn('chris.lee@example.test')
  expect((await changeWithPasscode()).reply).toEqual({ endedSessions: 1 })
  expect((await elsewhere.call(readSession)).reply.person).toBeNull()
  expect((await visitor.call(readSession)).reply.person).not.toBeNull()
  expect((await otherUser.call(readSession)).reply.person).not.toBeNull()
})

test("passes on the upstream's message when it refuses the password", async () => {
  const { status, problem } = await changeWithPasscode({ ...right, currentPassword: 'Wrong1!!' })
  expect([status, problem.code]).toEqual([422, 'password-refused'])
  expect(problem.upstreamMessage).toBe('The current password is not correct.')
  expect(password()).toBe('Gatehouse1!')
  expect(stack.audit().at(-1)?.event).toBe('stepped-up')
})

test.each([
  ['a wrong current password', { ...right, currentPassword: 'Wrong1!!' }],
  ['a password used before', { ...right, newPassword: right.currentPassword }],
])('the step-up outlives %s: the same content needs no second passcode', async (_case, body) => {
  expect((await changeWithPasscode(body)).problem.code).toBe('password-refused')
  stack.fakes.world.calls.clear()
  for (let i = 0; i < 2; i++) expect((await change(body)).problem.code).toBe('password-refused')
  expect(stack.operationsCalled().filter((name) => name !== 'verifyReCaptcha')).toEqual([
    'setUserPassword',
    'setUserPassword',
  ])
  expect((await change({ ...body, newPassword: 'Gatehouse3!' })).problem.code).toBe(
    'step-up-required',
  )
  expect((await visitor.call(sendStepUpPasscode)).status).toBe(200)
})

test('answers a problem and ends no session when the upstream refuses without a message', async () => {
  const elsewhere = stack.visitor()
  await elsewhere.signIn(maria)
  const refused = { operation: 'setUserPassword', kind: 'status', status: 400, times: 1 } as const
  stack.fakes.world.faults.add(refused)
  const { problem } = await changeWithPasscode()
  expect(problem.code).toBe('password-refused')
  expect((await elsewhere.call(readSession)).reply.person).not.toBeNull()
})

test.each([{ kind: 'hang' }, { kind: 'reset' }, { kind: 'status', status: 500 }] as const)(
  'answers outcome-unknown after %o',
  async (fault) => {
    stack.fakes.world.faults.add({ operation: 'setUserPassword', times: 1, ...fault })
    expect((await changeWithPasscode()).problem.code).toBe('outcome-unknown')
    expect(stack.audit().at(-1)).toMatchObject({ event: 'password-changed', outcome: 'unknown' })
  },
)

test('does not report a refused gateway credential as a refused password', async () => {
  const refused = { operation: 'setUserPassword', kind: 'status', status: 401 } as const
  stack.fakes.world.faults.add(refused)
  expect((await changeWithPasscode()).problem.code).toBe('upstream-refused')
})

test.each([
  [{ ...right, newPassword: '' }, 'newPassword', 'required'],
  [{ ...right, newPassword: 'gatehouse2!' }, 'newPassword', 'password'],
  [{ ...right, newPassword: `Gatehouse2!${'x'.repeat(15)}` }, 'newPassword', 'password'],
  [{ ...right, currentPassword: '' }, 'currentPassword', 'required'],
])('rejects %o before the step-up', async (body, field, rule) => {
  const { problem } = await change(body)
  expect(problem.errors).toEqual([{ field, rule }])
})

test('mails a reset link to the user, at most five times, and audits it', async () => {
  const sent = await visitor.call(requestOwnResetLink)
  expect(sent.reply).toEqual({ sentTo: expect.stringMatching(/^m\W+s@example\.test$/) })
  expect(stack.fakes.world.outbox.list(maria)[0]).toMatchObject({ subject: 'Reset your password' })
  expect(stack.audit().at(-1)).toMatchObject({ event: 'recovery-link-requested', user: '71001' })
  for (let i = 0; i < 4; i++) expect((await visitor.call(requestOwnResetLink)).status).toBe(200)
  expect((await visitor.call(requestOwnResetLink)).problem.code).toBe('rate-limited')
  const isLink = (name: string | null) => name === 'requestPasswordReset'
  expect(stack.operationsCalled().filter(isLink)).toHaveLength(5)
})

test('a request for a link that was never sent costs none of the five', async () => {
  const unsent = { operation: 'requestPasswordReset', kind: 'status', status: 429 } as const
  stack.fakes.world.faults.add({ ...unsent, times: 3 })
  const other = await stack.signIn('dana.wolf')
  for (let i = 0; i < 3; i++) await other.call(requestOwnResetLink)
  for (let i = 0; i < 5; i++) expect((await other.call(requestOwnResetLink)).status).toBe(200)
})

test('does not know whether a link was sent when the upstream fails', async () => {
  const other = await stack.signIn('chris.lee')
  const name = 'requestPasswordReset'
  stack.fakes.world.faults.add({ operation: name, kind: 'reset' })
  expect((await other.call(requestOwnResetLink)).problem.code).toBe('outcome-unknown')
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'recovery-link-requested',
    outcome: 'unknown',
  })
  expect(stack.operationsCalled().filter((called) => called === name)).toHaveLength(1)
})
