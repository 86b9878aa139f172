import { randomUUID } from 'node:crypto'
import { readDirectDeposit, saveDirectDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { advanceClock, restoreClock } from '../testing/advance-clock.ts'
import { reportFigure } from '../testing/report-figure.ts'
import { origin, type Visitor } from '../testing/visitor.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { noResendPause } from './no-resend-pause.ts'
import { dumpRedis } from './redis-dump.ts'

const maria = 'maria.santos@example.test'
const storedNumbers = ['004402118801', '7350092246', '66120374419', '310558207']
const clicks = 100
const cuts = 10

describeEveryStore((store) => {
  let gateways: Gateways
  let visitor: Visitor
  let received = ''

  beforeAll(async () => {
    const settings = { LIMIT_RESENDS: '100' }
    gateways = await Gateways.start(store, { settings, areas: [noResendPause] })
  })
  afterAll(() => gateways.close())
  afterEach(restoreClock)
  beforeEach(startDay)

  // The gateway takes one change a day: each round has its own day.
  let day = 0
  async function startDay() {
    restoreClock()
    advanceClock(24 * 3600 * day++)
    gateways.world.reset()
    visitor = await gateways.signIn(maria)
  }

  /** A list with one new account, for which a passcode was confirmed. */
  async function authorize(accountNumber: string) {
    const { reply } = await retryWhileUnavailable(() => visitor.call(readDirectDeposit))
    received += JSON.stringify(reply)
    const deposit = {
      id: '',
      accountType: 'checking',
      routingNumber: '021000021',
      accountNumber,
      depositType: 'balance',
      amount: '',
      percent: '',
    }
    const body = { version: reply.version, deposits: [deposit] }
    const first = await retryWhileUnavailable(() => visitor.send(saveDirectDeposit, { body }))
    expect(first.problem.code).toBe('step-up-required')
    expect((await visitor.stepUp(maria)).checked.status).toBe(200)
    return body
  }
  const save = (body: object, key: string, instance?: number) =>
    retryWhileUnavailable(() =>
      gateways
        .visitor(visitor.cookie, instance)
        .send(saveDirectDeposit, { body, headers: { [idempotencyHeader]: key } }),
    )
  const writes = () => gateways.callCount('saveDirectDeposits')

  test(`${clicks} concurrent clicks make one upstream write`, async () => {
    const body = await authorize('7375561001')
    gateways.world.faults.add({ operation: 'saveDirectDeposits', kind: 'delay', ms: 50 })
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: clicks }, (_, n) => save(body, key, n)))
    reportFigure(`R10 deposit ${store}: ${writes()} upstream write for ${clicks} clicks`)
    expect(writes()).toBe(1)
    for (const { status } of replies) expect(status).toBe(200)
  })

  test(`${clicks} concurrent clicks with keys of their own make one upstream write`, async () => {
    const body = await authorize('7375561002')
    const replies = await Promise.all(
      Array.from({ length: clicks }, (_, n) => save(body, randomUUID(), n)),
    )
    reportFigure(`R10 deposit ${store}: ${writes()} upstream write for ${clicks} keys`)
    expect(writes()).toBe(1)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a connection cut after sending and retried makes one upstream write', async () => {
    let total = 0
    for (let round = 0; round < cuts; round++) {
      await startDay()
      const body = await authorize(`73755620${10 + round}`)
      gateways.world.faults.add({ operation: 'saveDirectDeposits', kind: 'delay', ms: 150 })
      const key = randomUUID()
      await cut(body, key, round * 8 + 5)
      expect((await save(body, key, round)).status).toBe(200)
      total += writes()
    }
    reportFigure(
      `R10 deposit ${store}: ${total} upstream writes for ${cuts} cut and retried connections`,
    )
    expect(total).toBe(cuts)
  })

  /** The browser disconnects after `ms`. */
  async function cut(body: object, key: string, ms: number) {
    const request = fetch(gateways.first.url + saveDirectDeposit.path, {
      method: 'POST',
      signal: AbortSignal.timeout(ms),
      headers: {
        [csrfHeader]: '1',
        [botTokenHeader]: 'person',
        [idempotencyHeader]: key,
        'content-type': 'application/json',
        origin,
        cookie: visitor.cookie,
      },
      body: JSON.stringify(body),
    })
    await expect(request).rejects.toThrow('aborted')
  }

  test('no account number is in replies, logs, the audit log or Redis', async () => {
    const typed = /73755\d{5}/
    const logs = gateways.instances.flatMap(({ log, audit }) => [log.join(''), audit()])
    const texts = JSON.stringify([received, logs])
    const found = storedNumbers.filter((number) => texts.includes(number))
    expect(received).toContain('8801')
    expect([found, typed.test(texts)]).toEqual([[], false])
    if (store !== 'Redis') return
    const dump = await dumpRedis(gateways.redis.url)
    const numbers = [...storedNumbers, '7375561001', '7375561002', '7375562010']
    expect(numbers.filter((number) => dump.contains(number))).toEqual([])
  })
})
