import { updateSecurityQuestion } from '@gatehouse/contracts/portal/account'
import { answerSecurityQuestion, requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack
let visitor: Visitor

beforeEach(async () => {
  stack = await startStack({ RECOVERY_SLOT_MS: '0', UPSTREAM_WRITE_MS: '1500' })
  visitor = stack.visitor()
})
afterEach(() => stack.close())

const give = (answer: string, username = maria, from = visitor) =>
  from.call(answerSecurityQuestion, { body: { username, answer } })
const callCount = (name: string) => stack.operationsCalled().filter((one) => one === name).length

test('the right answer mails a temporary password that signs in', async () => {
  expect((await give('Biscuit')).status).toBe(200)
  const { password = '' } = stack.fakes.world.outbox.list(maria)[0] ?? {}
  expect(password).not.toBe('')
  const person = stack.fakes.world.people.findByIdentity(maria)
  Object.assign(person ?? {}, { password: 'Unguessable1!' })
  expect(stack.fakes.world.temporaryPasswords.isUnused('maria.santos', password)).toBe(true)
  expect(stack.audit()).toMatchObject([{ event: 'temporary-password-sent', user: '71001' }])
})

test('answers the same for a wrong answer and an unknown account', async () => {
  const known = await give('Rover')
  const unknown = await give('Rover', 'nobody@example.test', stack.visitor())
  const inactive = await give('Springfield', 'ines.roy@example.test', stack.visitor())
  for (const { status, problem } of [known, unknown, inactive])
    expect([status, problem.code]).toEqual([422, 'answer-wrong'])
  expect(callCount('verifyForgotPassword')).toBe(1)
  expect(stack.audit()).toMatchObject([
    { event: 'recovery-refused', path: 'answer', code: 'answer-wrong' },
    { event: 'recovery-refused', path: 'answer', code: 'answer-wrong' },
    { event: 'recovery-refused', path: 'answer', code: 'answer-wrong' },
  ])
  const output = JSON.stringify([stack.audit(), stack.log, known.problem, known.reply])
  expect(output).not.toMatch(/rover|biscuit|maria|\b71001\b/i)
})

test('records a refused answer under the account, as sign-in records a refused password', async () => {
  await give('Rover')
  await visitor.call(startSignIn, { body: { identity: maria, password: 'wrong' } })
  const [answer, signIn] = stack.audit() as { account?: string }[]
  expect(answer?.account).toMatch(/^[\w-]{16}$/)
  expect(answer?.account).toBe(signIn?.account)
})

test('recovery and sign-in name an account alike once a sign-in has told whose spelling it is', async () => {
  await stack.visitor().signIn(maria)
  const before = stack.audit().length
  await give('Rover')
  await stack.visitor().call(requestResetLink, { body: { username: maria } })
  for (const identity of [maria, 'maria.santos'])
    await stack.visitor().call(startSignIn, { body: { identity, password: 'wrong' } })
  const accounts = stack.audit().slice(before) as { account?: string }[]
  const [first] = accounts
  expect(accounts.map(({ account }) => account)).toEqual(Array(4).fill(first?.account))
  expect(first?.account).toMatch(/^[\w-]{16}$/)
})

test('rejects an empty answer, which would mail a link', async () => {
  for (const nothing of ['', ' ', '\t\n', '\u00a0', '\u200b', '\0']) {
    const { status, problem } = await give(nothing)
    expect([nothing, status, problem.errors]).toEqual([
      nothing,
      400,
      [{ field: 'answer', rule: 'required' }],
    ])
  }
  expect(stack.operationsCalled()).toEqual([])
})

test.each([' Biscuit ', 'Ｂiscuit', 'Bis\u00adcuit\u200b'])(
  '%j is the answer Biscuit',
  async (typed) => {
    expect((await give(typed)).status).toBe(200)
  },
)

test('an answer set with decomposed letters is given with composed ones', async () => {
  await visitor.signIn(maria)
  const body = { question: 'Pet?', answer: 'Pin\u0303ata\u00a0２' }
  await visitor.callWithStepUp(updateSecurityQuestion, body, maria)
  const other = stack.visitor()
  expect((await give('pi\u00f1ata 2', maria, other)).status).toBe(200)
})

test('looks up a username once per session, because each look-up mails a link', async () => {
  for (const answer of ['a', 'b', 'c']) await give(answer)
  expect([callCount('forgotPassword'), callCount('verifyForgotPassword')]).toEqual([1, 3])
  await give('Springfield', 'chris.lee@example.test')
  expect(callCount('forgotPassword')).toBe(2)
})

test('verifies no answer for a user id that is invalid in a path', async () => {
  const text = '{"Valid":true,"UserId":"../71001"}'
  stack.fakes.world.faults.add({ operation: 'forgotPassword', kind: 'reply', text })
  expect((await give('Biscuit')).problem.code).toBe('answer-wrong')
  expect(callCount('verifyForgotPassword')).toBe(0)
})

test('reuses the look-up of a link request', async () => {
  await visitor.call(requestResetLink, { body: { username: maria } })
  await give('Biscuit', maria.toUpperCase())
  expect(callCount('forgotPassword')).toBe(1)
})

test('limits answers to five per 15 minutes and account from any IP address', async () => {
  for (let i = 0; i < 4; i++) await give('Rover', maria, stack.visitor())
  expect((await give('Biscuit', maria, stack.visitor())).status).toBe(200)
  stack.fakes.world.calls.clear()
  const { status, problem } = await give('Biscuit', maria, stack.visitor())
  expect([status, problem.code]).toEqual([429, 'rate-limited'])
  expect(stack.operationsCalled()).toEqual([])
  const unknown = 'nobody@example.test'
  for (let i = 0; i < 5; i++) expect((await give('x', unknown)).status).toBe(422)
  expect((await give('x', unknown)).status).toBe(429)
})

test('wrong answers of strangers do not lock out a known device', async () => {
  await visitor.signIn(maria)
  for (let i = 0; i < 5; i++) await give('Rover', maria, stack.visitor())
  expect((await give('Biscuit', maria, stack.visitor())).status).toBe(429)
  expect((await give('Biscuit')).status).toBe(200)
})

test('shares the limit between usernames of one account without revealing it', async () => {
  const find = stack.fakes.world.people.findByIdentity
  stack.fakes.world.people.findByIdentity = (name) => find(name.replace('á', 'a'))
  for (let i = 0; i < 4; i++) await give('Rover', maria, stack.visitor())
  const other = maria.replace('a', 'á')
  const codes: string[] = []
  for (const answer of ['Rover', 'Biscuit', 'Biscuit'])
    codes.push((await give(answer, other, stack.visitor())).problem.code)
  expect(codes).toEqual(['answer-wrong', 'answer-wrong', 'answer-wrong'])
  expect(stack.log.filter((line) => line.includes('"limit":"recoveryAnswer"'))).toHaveLength(2)
  expect(callCount('verifyForgotPassword')).toBe(5)
})

test.each([{ kind: 'hang' }, { kind: 'reset' }, { kind: 'status', status: 500 }] as const)(
  'answers an upstream problem after %o, which does not count',
  async (fault) => {
    stack.fakes.world.faults.add({ operation: 'verifyForgotPassword', times: 1, ...fault })
    expect((await give('Biscuit')).status).toBeGreaterThanOrEqual(500)
    for (let i = 0; i < 5; i++) expect((await give('Biscuit')).status).toBe(200)
    expect((await give('Biscuit')).status).toBe(429)
  },
)

test('upstream failures give attempts back to an account as often as attempts are allowed', async () => {
  const proxied = await startStack(
    { RECOVERY_SLOT_MS: '0', TRUST_PROXY: '127.0.0.1', BREAKER_FAILURES: '100', LIMIT_WRONG: '2' },
    { fakes: stack.fakes },
  )
  const failure = { operation: 'verifyForgotPassword', kind: 'status', status: 500 } as const
  stack.fakes.world.faults.add(failure)
  const statuses = []
  for (let at = 1; at <= 12; at++) {
    const from = proxied.visitor({ 'x-forwarded-for': `203.0.113.${at}` })
    statuses.push((await give('Rover', maria, from)).status)
  }
  expect(statuses).toEqual([...Array(7).fill(502), ...Array(5).fill(429)])
})

test('right answers take nothing from the limit of an address', async () => {
  const strict = await startStack(
    { RECOVERY_SLOT_MS: '0', LIMIT_ADDRESS: '2' },
    { fakes: stack.fakes },
  )
  const chris = 'chris.lee@example.test'
  for (const [answer, username] of [
    ['Biscuit', maria],
    ['Springfield', 'gus.lane@example.test'],
    ['Biscuit', maria],
  ] as const)
    expect((await give(answer, username, strict.visitor())).status).toBe(200)
  for (const _ of [1, 2]) expect((await give('x', chris, strict.visitor())).status).toBe(422)
  expect((await give('x', chris, strict.visitor())).status).toBe(429)
})

test('a right answer of a known device gives nothing back to its address', async () => {
  const strict = await startStack(
    { RECOVERY_SLOT_MS: '0', LIMIT_ADDRESS: '1' },
    { fakes: stack.fakes },
  )
  const known = await strict.signIn('maria.santos')
  const statuses = []
  for (const [answer, username, from] of [
    ['x', 'chris.lee@example.test', strict.visitor()],
    ['Biscuit', maria, known],
    ['x', 'chris.lee@example.test', strict.visitor()],
  ] as const)
    statuses.push((await give(answer, username, from)).status)
  expect(statuses).toEqual([422, 200, 429])
  await strict.close()
})

test.each([
  { kind: 'status', status: 400 },
  { kind: 'reply', text: '{"Valid":null}' },
] as const)('treats a reply of %o as a wrong answer', async (reply) => {
  stack.fakes.world.faults.add({ operation: 'verifyForgotPassword', ...reply })
  expect((await give('Rover')).problem.code).toBe('answer-wrong')
})
