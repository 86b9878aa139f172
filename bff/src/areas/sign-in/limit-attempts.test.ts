import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import { password, type Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
let stack: Stack

beforeEach(async () => {
  stack = await startStack({ LIMIT_ADDRESS: '20' })
})
afterEach(() => stack.close())

const tryPassword = (visitor: Visitor, identity: string, typed: string) =>
  visitor.call(startSignIn, { body: { identity, password: typed } })

async function failSixTimes(identity: string) {
  for (let i = 0; i < 6; i++)
    expect((await tryPassword(stack.visitor(), identity, 'wrong')).status).toBe(422)
}

test('after six wrong passwords the account waits 15 minutes, and the upstream is not asked', async () => {
  await failSixTimes(maria)
  stack.fakes.world.calls.clear()
  const { status, problem, headers } = await tryPassword(stack.visitor(), maria, password)
  expect([status, problem.code]).toEqual([429, 'rate-limited'])
  expect(problem.retryAfter).toBeGreaterThan(14 * 60)
  expect(headers.get('retry-after')).toBe(String(problem.retryAfter))
  expect(stack.operationsCalled()).toEqual([])
})

test('the same account in other letters is the same account', async () => {
  await failSixTimes(maria)
  expect((await tryPassword(stack.visitor(), 'Maria.Santos@Example.TEST', password)).status).toBe(
    429,
  )
})

test('a right password forgets the wrong ones', async () => {
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 5; i++) await tryPassword(stack.visitor(), maria, 'wrong')
    expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(200)
  }
})

test("strangers' failures do not lock out a device that is known for the account", async () => {
  const known = stack.visitor()
  await known.signIn(maria)
  await failSixTimes(maria)
  expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(429)
  expect((await known.signIn(maria)).status).toBe(200)
})

test('a device that is known for one account is a stranger to others', async () => {
  const thief = stack.visitor()
  await thief.signIn('dana.wolf@example.test')
  await failSixTimes(maria)
  expect((await tryPassword(thief, maria, password)).status).toBe(429)
})

test('what the upstream could not judge does not count', async () => {
  stack.fakes.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 500, times: 8 })
  for (let i = 0; i < 8; i++)
    expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(502)
  expect((await tryPassword(stack.visitor(), maria, password)).status).toBe(200)
})

test('six wrong passcodes end it too', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const code = visitor.passcode(maria)
  const body = { passcode: code === '111111' ? '222222' : '111111' }
  for (let i = 0; i < 6; i++)
    expect((await visitor.call(submitPasscode, { body })).status).toBe(422)
  const right = await visitor.call(submitPasscode, { body: { passcode: code } })
  expect([right.status, right.problem.code]).toEqual([429, 'rate-limited'])
})

test('one address has only so many failures, whosever the accounts are', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 22; i++)
    statuses.push((await tryPassword(stack.visitor(), `p${i}@example.test`, 'x')).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('a device name of somebody else making is not taken for one', async () => {
  const visitor = stack.visitor()
  visitor.cookie = `gatehouse-device=${'x'.repeat(3000)}`
  await visitor.signIn(maria)
  expect(visitor.cookie).toMatch(/gatehouse-device=[\w-]{22}(;|$)/)
})
