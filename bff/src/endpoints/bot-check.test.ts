import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { botTokenHeader } from '@gatehouse/contracts/request-headers'
import type { Fault } from '@gatehouse/mocks/world/faults'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { findLogLine } from '../testing/find-log-line.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { password } from '../testing/visitor.ts'

const maria = { identity: 'maria.santos@example.test', password }
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ LIMIT_UNVERIFIED: '3' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const signInWith = (token: string | undefined, to = stack) =>
  to.visitor().send(startSignIn, { body: maria, headers: { [botTokenHeader]: token } })

test('rejects a low score before any operation; a later attempt may pass', async () => {
  const refused = await signInWith('bot-1')
  expect([refused.status, refused.problem.code]).toEqual([403, 'bot-suspected'])
  expect(stack.operationsCalled().filter((name) => name !== 'authenticate')).toEqual([
    'verifyReCaptcha',
  ])
  expect((await signInWith('person')).status).toBe(200)
})

test.each([
  [0.49, 'bot-suspected'],
  [0.5, 'bot-suspected'],
  [0.51, undefined],
])('answers the score %d at a threshold of 0.5 with %s', async (score, code) => {
  const text = JSON.stringify({ success: true, score })
  stack.fakes.world.faults.add({ operation: 'verifyReCaptcha', kind: 'reply', text })
  expect((await signInWith('person')).problem.code).toBe(code)
})

test.each([undefined, ''])(
  'rejects a missing token (%j) without requesting a score',
  async (token) => {
    expect((await signInWith(token)).problem.code).toBe('bot-suspected')
    expect(stack.operationsCalled()).toEqual([])
  },
)

test('checks the score once per write', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn('dana.wolf@example.test')
  stack.fakes.world.calls.clear()
  await visitor.startSignIn(maria.identity)
  await visitor.call(submitPasscode, { body: { passcode: visitor.passcode(maria.identity) } })
  expect(stack.operationsCalled().filter((name) => name === 'verifyReCaptcha')).toHaveLength(2)
})

test('does not check the score of invalid input', async () => {
  await stack.visitor().send(startSignIn, { body: {} })
  expect(stack.operationsCalled()).toEqual([])
})

test('fails open while the score is unavailable, rate-limited by IP address', async () => {
  stack.fakes.world.faults.add({ operation: 'verifyReCaptcha', kind: 'status', status: 500 })
  for (let i = 0; i < 3; i++) expect((await signInWith('person')).status).toBe(200)
  const more = await signInWith('person')
  expect([more.status, more.problem.code]).toEqual([429, 'rate-limited'])
  expect(more.problem.retryAfter).toBeGreaterThan(500)
  expect(findLogLine(stack, 'bot score unavailable')).toMatchObject({ route: startSignIn.path })
})

const suspected = [403, 'bot-suspected']
test.each([
  [
    'a token that was used before',
    { text: '{"success":false,"error-codes":["timeout-or-duplicate"]}' },
    suspected,
  ],
  ['a forged token', { text: '{"success":false,"score":0.9}' }, suspected],
  ['a rejected request', { kind: 'status', status: 400 }, suspected],
  [
    "the upstream's own request",
    { text: '{"success":false,"error-codes":["bad-request"]}' },
    [200, undefined],
  ],
  [
    "the upstream's own secret",
    { text: '{"success":false,"error-codes":["invalid-input-secret"]}' },
    [200, undefined],
  ],
  ['a reply without score', { text: '{"success":true}' }, [200, undefined]],
  ['an unknown operation', { kind: 'status', status: 404 }, [200, undefined]],
  [
    'a rejected service',
    { operation: 'authenticate', kind: 'status', status: 400 },
    [502, 'upstream-refused'],
  ],
] as const)('tells a rejected token from an outage: %s', async (_case, fault, expected) => {
  const patient = await startStack({}, { fakes: stack.fakes })
  stack.fakes.world.faults.add({ operation: 'verifyReCaptcha', kind: 'reply', ...fault } as Fault)
  const { status, problem } = await signInWith('person', patient)
  await patient.close()
  expect([status, problem.code]).toEqual(expected)
})

test('fails closed where BOT_WHEN_DOWN says so', async () => {
  const closed = await startStack({ BOT_WHEN_DOWN: 'sign-in=closed' })
  closed.fakes.world.faults.add({ operation: 'verifyReCaptcha', kind: 'reset' })
  const refused = await signInWith('person', closed)
  expect([refused.status, refused.problem.code]).toEqual([503, 'bot-check-unavailable'])
  expect(closed.operationsCalled()).not.toContain('checkUserForcePassword')
  await closed.close()
})
