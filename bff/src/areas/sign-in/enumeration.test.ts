import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

const rounds = 40
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ LIMIT_WRONG: '1000', LIMIT_ADDRESS: '10000' })
})
afterAll(() => stack.close())

async function tryWrong(identity: string) {
  const before = performance.now()
  const received = await stack
    .visitor()
    .call(startSignIn, { body: { identity, password: 'not the password' } })
  const ms = performance.now() - before
  const { reference, ...problem } = received.problem
  const { date, ...headers } = Object.fromEntries(received.headers)
  return { ms, response: { status: received.status, headers, problem, length: reference.length } }
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

test('does not reveal by text or time whether an account exists', async () => {
  const known = { responses: [] as unknown[], ms: [] as number[] }
  const unknown = { responses: [] as unknown[], ms: [] as number[] }
  for (let round = 0; round < rounds; round++)
    for (const [one, identity] of [
      [known, 'maria.santos@example.test'],
      [unknown, 'nobody.there@example.test'],
    ] as const) {
      const { response, ms } = await tryWrong(identity)
      one.responses.push(response)
      one.ms.push(ms)
    }
  expect(unknown.responses).toEqual(known.responses)
  const [a, b] = [median(known.ms), median(unknown.ms)]
  expect(Math.abs(a - b)).toBeLessThan(Math.max(2, 0.25 * Math.max(a, b)))
})
