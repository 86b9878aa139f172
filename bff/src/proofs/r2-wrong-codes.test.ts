import { readSession } from '@gatehouse/contracts/portal/session'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import type { Problem } from '@gatehouse/contracts/problem'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { reportFigure } from '../testing/report-figure.ts'
import {
  describeEveryStore,
  describeWithRedis,
  Gateways,
  retryWhileUnavailable,
} from './gateways.ts'
import { personas } from './personas.ts'

const [maria = '', chris = '', dana = '', noor = ''] = personas
const attempts = 200

/** The n-th wrong code. */
function wrongCode(right: string, n: number): string {
  return String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0')
}

function expectRateLimited(problem: Problem) {
  expect(problem).toMatchObject({ status: 429, code: 'rate-limited' })
  expect(problem.retryAfter).toBeGreaterThan(0)
  expect(problem.retryAfter).toBeLessThanOrEqual(15 * 60)
}

describeEveryStore((store) => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start(store)
  })
  afterAll(() => gateways.close())
  beforeEach(() => gateways.world.calls.clear())

  /** Submits wrong codes concurrently at all instances. */
  async function guess(cookies: string[], right: string) {
    const guesses = Array.from({ length: attempts }, (_, n) =>
      retryWhileUnavailable(() =>
        gateways
          .visitor(cookies[n % cookies.length], n)
          .send(submitPasscode, { body: { passcode: wrongCode(right, n) } }),
      ),
    )
    const problems = (await Promise.all(guesses)).map(({ problem }) => problem)
    const checked = problems.filter(({ code }) => code === 'passcode-wrong')
    const refused = problems.filter(({ code }) => code !== 'passcode-wrong')
    return { reached: gateways.callCount('check2FA'), checked: checked.length, refused }
  }

  test('of 200 concurrent wrong codes six reach the upstream; the others are limited', async () => {
    const visitor = gateways.visitor()
    await visitor.startSignIn(maria)
    const { reached, checked, refused } = await guess([visitor.cookie], visitor.passcode(maria))
    reportFigure(`R2 ${store}: ${reached} of ${attempts} wrong codes reached the upstream`)
    expect(reached).toBeLessThanOrEqual(6)
    expect(checked).toBe(reached)
    for (const problem of refused) expectRateLimited(problem)
  })

  test('sign-ins of one account share the limit; the right code is limited', async () => {
    const visitors = Array.from({ length: 8 }, (_, n) => gateways.visitor('', n))
    for (const visitor of visitors) await visitor.startSignIn(chris)
    const [last] = visitors.slice(-1)
    const right = last?.passcode(chris) ?? ''
    const { reached } = await guess(
      visitors.map(({ cookie }) => cookie),
      right,
    )
    reportFigure(`R2 ${store}: ${reached} of ${attempts} over 8 sign-ins reached the upstream`)
    expect(reached).toBeLessThanOrEqual(6)
    for (const visitor of visitors) {
      expectRateLimited((await visitor.send(submitPasscode, { body: { passcode: right } })).problem)
      expect((await visitor.call(readSession)).reply.person).toBeNull()
    }
  })

  test('of 200 concurrent wrong passwords six reach the upstream', async () => {
    const guesses = Array.from({ length: attempts }, (_, n) =>
      retryWhileUnavailable(() =>
        gateways.visitor('', n).call(startSignIn, {
          // Different spellings of the same account.
          body: { identity: n % 2 ? dana : dana.toUpperCase(), password: `${n}` },
        }),
      ),
    )
    const problems = (await Promise.all(guesses)).map(({ problem }) => problem)
    const reached = gateways.callCount('getLoginId')
    reportFigure(`R2 ${store}: ${reached} of ${attempts} wrong passwords reached the upstream`)
    expect(reached).toBeLessThanOrEqual(6)
    for (const problem of problems.filter(({ code }) => code !== 'invalid-credentials'))
      expectRateLimited(problem)
  })
})

describeWithRedis(() => {
  let gateways: Gateways

  beforeAll(async () => {
    gateways = await Gateways.start('Redis')
  })
  afterAll(() => gateways.close())

  test('instances share limits', async () => {
    const visitor = gateways.visitor('', 0)
    await visitor.startSignIn(noor)
    const right = visitor.passcode(noor)
    for (let n = 0; n < 6; n++) {
      const passcode = wrongCode(right, n)
      const { problem } = await visitor.send(submitPasscode, { body: { passcode } })
      expect(problem.code).toBe('passcode-wrong')
    }
    const other = gateways.visitor(visitor.cookie, 1)
    expectRateLimited((await other.send(submitPasscode, { body: { passcode: right } })).problem)
    expect(gateways.callCount('check2FA')).toBe(6)
  })
})
