import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

const rounds = 40
let stack: Stack

const limits = { LIMIT_WRONG: '1000', LIMIT_ADDRESS: '10000' }

beforeAll(async () => {
  stack = await startStack(limits)
})
afterAll(() => stack.close())

async function tryWrong(identity: string, at = stack) {
  const before = performance.now()
  const received = await at
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

/** Share of pairs in which the known account took longer, ties as half: the area under the ROC curve. */
function areaUnderCurve(known: number[], unknown: number[]): number {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length
}

test('a slower upstream for known accounts does not show in the time of a refusal', async () => {
  /** A gateway of its own for each, so that both are tried at the same moments. */
  async function startBehind(upstreamMs: number) {
    const slotted = await startStack({ ...limits, SIGN_IN_SLOT_MS: '500' })
    slotted.fakes.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: upstreamMs })
    return slotted
  }
  const slow = await startBehind(80)
  const fast = await startBehind(10)
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 15; round++)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const tries = [
          tryWrong('maria.santos@example.test', slow),
          tryWrong('nobody.there@example.test', fast),
        ]
        const [one, other] = await Promise.all(tries)
        known.push(one?.ms ?? 0)
        unknown.push(other?.ms ?? 0)
      }),
    )
  const area = areaUnderCurve(known, unknown)
  process.stderr.write(`sign-in: AUC ${area.toFixed(3)} over ${known.length} tries each\n`)
  expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(0.05)
}, 60_000)
