import { answerSecurityQuestion, enterPin, findEmail } from '@gatehouse/contracts/portal/recovery'
import type { Problem } from '@gatehouse/contracts/problem'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { reportFigure } from '../testing/report-figure.ts'
import type { Visitor } from '../testing/visitor.ts'
import {
  describeEveryStore,
  describeWithRedis,
  Gateways,
  retryWhileUnavailable,
} from './gateways.ts'
import { personas } from './personas.ts'

const [maria = '', chris = '', dana = ''] = personas
const attempts = 200
const maxAttempts = 5

function expectRateLimited(problem: Problem) {
  expect(problem).toMatchObject({ status: 429, code: 'rate-limited' })
  expect(problem.retryAfter).toBeGreaterThan(0)
}

/** Concurrent attempts, spread over all instances. */
async function attemptConcurrently(gateways: Gateways, cookies: string[], attempt: Guess) {
  const guesses = Array.from({ length: attempts }, (_, n) =>
    retryWhileUnavailable(() =>
      attempt(gateways.visitor(cookies[n % Math.max(1, cookies.length)], n), n),
    ),
  )
  return (await Promise.all(guesses)).map(({ problem }) => problem)
}
type Guess = (visitor: Visitor, n: number) => Promise<{ status: number; problem: Problem }>

const answer = (visitor: Visitor, username: string, text: string) =>
  visitor.call(answerSecurityQuestion, { body: { username, answer: text } })

describeEveryStore((store) => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start(store, { settings: { RECOVERY_SLOT_MS: '0' } })
  })
  afterAll(() => gateways.close())
  beforeEach(() => gateways.world.calls.clear())

  /** Each reply is either rate-limited or a wrong attempt. */
  function expectAtMost(operation: string, problems: Problem[], wrong: string, what: string) {
    const reached = gateways.callCount(operation)
    reportFigure(`R2 ${store}: ${reached} of ${attempts} ${what} reached the upstream`)
    expect(reached).toBeGreaterThan(0)
    expect(reached).toBeLessThanOrEqual(maxAttempts)
    expect(problems.filter(({ code }) => code === wrong)).toHaveLength(reached)
    for (const problem of problems.filter(({ code }) => code !== wrong)) expectRateLimited(problem)
  }

  test('of 200 concurrent wrong answers five reach the upstream; the right one is limited', async () => {
    const problems = await attemptConcurrently(gateways, [], (visitor, n) =>
      // Different spellings of the same account.
      answer(visitor, n % 2 ? maria : maria.toUpperCase(), `wrong ${n}`),
    )
    expectAtMost('verifyForgotPassword', problems, 'answer-wrong', 'wrong answers')
    for (const instance of [0, 1])
      expectRateLimited((await answer(gateways.visitor('', instance), maria, 'Biscuit')).problem)
    expect(gateways.world.outbox.list(maria).filter(({ password }) => password)).toEqual([])
  })

  test('of 200 concurrent wrong answers within one session after a look-up four reach the upstream', async () => {
    const visitor = gateways.visitor()
    expect((await retryWhileUnavailable(() => answer(visitor, chris, 'wrong'))).problem.code).toBe(
      'answer-wrong',
    )
    gateways.world.calls.clear()
    const problems = await attemptConcurrently(gateways, [visitor.cookie], (one, n) =>
      answer(one, chris, `wrong ${n}`),
    )
    const reached = gateways.callCount('verifyForgotPassword')
    reportFigure(`R2 ${store}: ${reached} of ${attempts} more wrong answers reached the upstream`)
    expect(reached).toBeLessThanOrEqual(maxAttempts - 1)
    expect(gateways.callCount('forgotPassword')).toBe(0)
    expect(problems.filter(({ code }) => code === 'answer-wrong')).toHaveLength(reached)
  })

  test('of 200 concurrent wrong PINs five reach the upstream', async () => {
    const problems = await attemptConcurrently(gateways, [], (visitor, n) =>
      visitor.call(enterPin, { body: { pin: String(300_000 + n) } }),
    )
    expectAtMost('verifyPasswordResetPin', problems, 'pin-unknown', 'wrong PINs')
    const right = await gateways.visitor().call(enterPin, { body: { pin: '246810' } })
    expectRateLimited(right.problem)
  })

  test('of 200 concurrent look-ups five reach the upstream', async () => {
    const problems = await attemptConcurrently(gateways, [], (visitor, n) => {
      const body = { lastName: `Santos ${n % 50}`, lastSix: String(400_000 + n) }
      return visitor.call(findEmail, { body })
    })
    expectAtMost('findEmailAddress', problems, 'email-withheld', 'look-ups')
  })
})

describeWithRedis(() => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start('Redis', { settings: { RECOVERY_SLOT_MS: '0' } })
  })
  afterAll(() => gateways.close())

  test('instances share the limit of answers', async () => {
    for (let n = 0; n < maxAttempts; n++)
      expect((await answer(gateways.visitor('', n), dana, 'wrong')).problem.code).toBe(
        'answer-wrong',
      )
    for (const instance of [0, 1])
      expectRateLimited((await answer(gateways.visitor('', instance), dana, 'wrong')).problem)
    expect(gateways.callCount('verifyForgotPassword')).toBe(maxAttempts)
  })
})
