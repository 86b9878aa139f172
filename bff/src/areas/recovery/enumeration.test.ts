import { answerSecurityQuestion, requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { EndpointResponse, Visitor } from '../../testing/visitor.ts'

const slot = 300
const rounds = 10
const known = 'maria.santos@example.test'
const unknown = 'nobody.there@example.test'
let stack: Stack

beforeAll(async () => {
  stack = await startStack({
    RECOVERY_SLOT_MS: String(slot),
    LIMIT_RECOVERY: '1000',
    LIMIT_ADDRESS: '10000',
  })
  // The upstream takes longer for a known account: it sends mail and checks the answer.
  const slow = { kind: 'delay', ms: 60 } as const
  stack.fakes.world.faults.add({ operation: 'verifyForgotPassword', ...slow })
})
afterAll(() => stack.close())

const recoveryPaths = {
  'a link': (visitor: Visitor, username: string) =>
    visitor.call(requestResetLink, { body: { username } }),
  'an answer': (visitor: Visitor, username: string) =>
    visitor.call(answerSecurityQuestion, { body: { username, answer: 'not the answer' } }),
}

type Recover = (visitor: Visitor, username: string) => Promise<EndpointResponse<never>>

async function request(recover: Recover, username: string) {
  const visitor = stack.visitor()
  const before = performance.now()
  const { status, headers, problem } = await recover(visitor, username)
  const ms = performance.now() - before
  const { reference = '', ...body } = problem
  const { date, 'set-cookie': _, ...seen } = Object.fromEntries(headers)
  const cookies = visitor.cookie.replace(/=[^;]+/g, '=')
  return { ms, response: { status, seen, body, length: reference.length, cookies } }
}

test.each(Object.entries(recoveryPaths))(
  '%s does not reveal by text or time whether an account exists',
  async (name, recover) => {
    const of = { [known]: [] as number[], [unknown]: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      const [one, other] = [
        await request(recover as Recover, known),
        await request(recover as Recover, unknown),
      ]
      expect(other.response).toEqual(one.response)
      of[known]?.push(one.ms)
      of[unknown]?.push(other.ms)
    }
    // The fastest: other work on the machine delays some.
    const [a, b] = [Math.min(...(of[known] ?? [])), Math.min(...(of[unknown] ?? []))]
    process.stderr.write(
      `recovery by ${name}: ${a.toFixed(1)} ms known, ${b.toFixed(1)} ms unknown\n`,
    )
    expect(Math.min(a, b)).toBeGreaterThanOrEqual(slot)
    expect(Math.abs(a - b)).toBeLessThan(25)
  },
  60_000,
)

test('answers rate-limited without delay', async () => {
  const limited = await startStack({ RECOVERY_SLOT_MS: '2000', LIMIT_RECOVERY: '1' })
  const pending = limited.visitor().call(requestResetLink, { body: { username: unknown } })
  while (!limited.operationsCalled().includes('forgotPassword')) await new Promise(setImmediate)
  const before = performance.now()
  const { status } = await limited.visitor().call(requestResetLink, { body: { username: unknown } })
  expect(status).toBe(429)
  expect(performance.now() - before).toBeLessThan(1000)
  await pending
  await limited.close()
})
