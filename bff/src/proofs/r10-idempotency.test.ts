import { randomUUID } from 'node:crypto'
import { resendPasscode } from '@gatehouse/contracts/portal/sign-in'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { reportFigure } from '../testing/report-figure.ts'
import { origin } from '../testing/visitor.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { noResendPause } from './no-resend-pause.ts'
import { personas } from './personas.ts'

const [maria = '', chris = '', dana = '', noor = ''] = personas
const settings = {
  LIMIT_RESENDS: '100',
  UPSTREAM_POLICIES: JSON.stringify({ getLoginId: { deadlineMs: 600 } }),
}

describeEveryStore((store) => {
  let gateways: Gateways
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    gateways = await Gateways.start(store, { settings, areas: [noResendPause] })
    for (const person of [maria, chris, dana, noor]) {
      const visitor = gateways.visitor()
      await visitor.startSignIn(person)
      cookies.set(person, visitor.cookie)
    }
  })
  afterAll(() => gateways.close())
  beforeEach(() => {
    gateways.world.calls.clear()
    gateways.world.faults.clear()
  })

  const resend = (person: string, key: string, instance?: number) =>
    retryWhileUnavailable(() =>
      gateways
        .visitor(cookies.get(person), instance)
        .send(resendPasscode, { headers: { [idempotencyHeader]: key } }),
    )

  /** A click whose browser disconnects after `ms`. */
  async function clickAndDisconnect(person: string, key: string, ms: number) {
    const headers = {
      [csrfHeader]: '1',
      [botTokenHeader]: 'person',
      [idempotencyHeader]: key,
      origin,
      cookie: cookies.get(person) ?? '',
    }
    const signal = AbortSignal.timeout(ms)
    const click = fetch(gateways.first.url + resendPasscode.path, {
      method: 'POST',
      signal,
      headers,
    })
    await expect(click).rejects.toThrow('aborted')
  }

  test('50 concurrent clicks with one key send one passcode and get the same reply', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: 50 })
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => resend(maria, key, n)))
    const writes = gateways.callCount('getLoginId')
    reportFigure(`R10 ${store}: ${writes} upstream write for 50 clicks`)
    expect(writes).toBe(1)
    for (const { status, reply } of replies)
      expect([status, reply]).toEqual([200, replies[0]?.reply])
    expect((await resend(maria, key)).reply).toEqual(replies[0]?.reply)
    expect(gateways.callCount('getLoginId')).toBe(1)
  })

  test('a connection cut at any point and retried sends one passcode', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: 60 })
    const rounds = 20
    for (let round = 0; round < rounds; round++) {
      const key = randomUUID()
      await clickAndDisconnect(chris, key, round * 2 + 1)
      const again = await resend(chris, key, round)
      expect(again.status).toBe(200)
      expect((await resend(chris, key, round + 1)).reply).toEqual(again.reply)
    }
    const writes = gateways.callCount('getLoginId')
    reportFigure(
      `R10 ${store}: ${writes} upstream writes for ${rounds} cut and retried connections`,
    )
    expect(writes).toBe(rounds)
  })

  test('a hanging upstream is a problem, and is called again only with another key', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'hang', times: 1 })
    const key = randomUUID()
    const concurrent = await Promise.all([resend(dana, key, 0), resend(dana, key, 1)])
    const codes = concurrent.map(({ problem }) => problem.code).toSorted()
    expect(codes).toEqual(['outcome-unknown', 'upstream-timeout'])
    for (const instance of [0, 1])
      expect((await resend(dana, key, instance)).problem.code).toBe('outcome-unknown')
    expect(gateways.callCount('getLoginId')).toBe(1)
    expect((await resend(dana, randomUUID())).status).toBe(200)
    const writes = gateways.callCount('getLoginId')
    reportFigure(`R10 ${store}: ${writes} upstream writes for an unknown outcome and another key`)
    expect(writes).toBe(2)
  })

  test('a refused write can be repeated with the same key', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 400, times: 1 })
    const key = randomUUID()
    expect((await resend(noor, key)).problem.code).toBe('upstream-refused')
    expect((await resend(noor, key)).status).toBe(200)
    expect(gateways.callCount('getLoginId')).toBe(2)
  })

  test("another user's key does not collide", async () => {
    const key = randomUUID()
    for (const person of [maria, noor]) expect((await resend(person, key)).status).toBe(200)
    expect((await resend('anonymous', key)).problem.code).toBe('sign-in-expired')
    expect(gateways.callCount('getLoginId')).toBe(2)
  })
})
