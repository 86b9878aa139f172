import { answerSecurityQuestion, requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Answer, Visitor } from '../../testing/visitor.ts'

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
  // Somebody known takes the upstream longer: it mails, and looks at an answer.
  const slow = { kind: 'delay', ms: 60 } as const
  stack.fakes.world.faults.add({ operation: 'verifyForgotPassword', ...slow })
})
afterAll(() => stack.close())

const ways = {
  'a link': (visitor: Visitor, username: string) =>
    visitor.call(requestResetLink, { body: { username } }),
  'an answer': (visitor: Visitor, username: string) =>
    visitor.call(answerSecurityQuestion, { body: { username, answer: 'not the answer' } }),
}

type Way = (visitor: Visitor, username: string) => Promise<Answer<never>>

async function ask(way: Way, username: string) {
  const visitor = stack.visitor()
  const before = performance.now()
  const { status, headers, problem } = await way(visitor, username)
  const ms = performance.now() - before
  const { reference = '', ...told } = problem
  const { date, 'set-cookie': _, ...seen } = Object.fromEntries(headers)
  const cookies = visitor.cookie.replace(/=[^;]+/g, '=')
  return { ms, told: { status, seen, told, length: reference.length, cookies } }
}

test.each(Object.entries(ways))(
  'by %s nobody learns whether there is such an account, neither from the words nor from the time',
  async (name, way) => {
    const of = { [known]: [] as number[], [unknown]: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      const [one, other] = [await ask(way as Way, known), await ask(way as Way, unknown)]
      expect(other.told).toEqual(one.told)
      of[known]?.push(one.ms)
      of[unknown]?.push(other.ms)
    }
    // The quickest: other work on the machine makes some late.
    const [a, b] = [Math.min(...(of[known] ?? [])), Math.min(...(of[unknown] ?? []))]
    process.stderr.write(
      `recovery by ${name}: ${a.toFixed(1)} ms known, ${b.toFixed(1)} ms unknown\n`,
    )
    expect(Math.min(a, b)).toBeGreaterThanOrEqual(slot)
    expect(Math.abs(a - b)).toBeLessThan(25)
  },
  60_000,
)

test('limits refuse at once, for they say nothing of the account', async () => {
  const limited = await startStack({ RECOVERY_SLOT_MS: '2000', LIMIT_RECOVERY: '1' })
  const asking = limited.visitor().call(requestResetLink, { body: { username: unknown } })
  while (!limited.operationsCalled().includes('forgotPassword')) await new Promise(setImmediate)
  const before = performance.now()
  const { status } = await limited.visitor().call(requestResetLink, { body: { username: unknown } })
  expect(status).toBe(429)
  expect(performance.now() - before).toBeLessThan(1000)
  await asking
  await limited.close()
})
