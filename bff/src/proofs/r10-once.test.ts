import { randomUUID } from 'node:crypto'
import { resendPasscode } from '@gatehouse/contracts/portal/sign-in'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { origin } from '../testing/visitor.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { noResendPause } from './no-resend-pause.ts'
import { personas } from './personas.ts'
import { report } from './report.ts'

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

  /** A click whose browser goes away after so many milliseconds. */
  async function clickAndLeave(person: string, key: string, ms: number) {
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

  test('50 clicks at once with one key send one passcode, and all are told the same', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: 50 })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => resend(maria, key, n)))
    const writes = gateways.callCount('getLoginId')
    report(`R10 ${store}: ${writes} upstream write for 50 clicks`)
    expect(writes).toBe(1)
    for (const { status, reply } of answers)
      expect([status, reply]).toEqual([200, answers[0]?.reply])
    expect((await resend(maria, key)).reply).toEqual(answers[0]?.reply)
    expect(gateways.callCount('getLoginId')).toBe(1)
  })

  test('a connection cut anywhere and tried again sends one passcode', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: 60 })
    const rounds = 20
    for (let round = 0; round < rounds; round++) {
      const key = randomUUID()
      await clickAndLeave(chris, key, round * 2 + 1)
      const again = await resend(chris, key, round)
      expect(again.status).toBe(200)
      expect((await resend(chris, key, round + 1)).reply).toEqual(again.reply)
    }
    const writes = gateways.callCount('getLoginId')
    report(`R10 ${store}: ${writes} upstream writes for ${rounds} cut connections tried again`)
    expect(writes).toBe(rounds)
  })

  test('an upstream that hangs is told, and asked again under another key only', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'hang', times: 1 })
    const key = randomUUID()
    const twins = await Promise.all([resend(dana, key, 0), resend(dana, key, 1)])
    const told = twins.map(({ problem }) => problem.code).toSorted()
    expect(told).toEqual(['outcome-unknown', 'upstream-timeout'])
    for (const instance of [0, 1])
      expect((await resend(dana, key, instance)).problem.code).toBe('outcome-unknown')
    expect(gateways.callCount('getLoginId')).toBe(1)
    expect((await resend(dana, randomUUID())).status).toBe(200)
    const writes = gateways.callCount('getLoginId')
    report(`R10 ${store}: ${writes} upstream writes for an unknown outcome and another key`)
    expect(writes).toBe(2)
  })

  test('what the upstream refused did not happen: it may be done under the same key', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 400, times: 1 })
    const key = randomUUID()
    expect((await resend(noor, key)).problem.code).toBe('upstream-refused')
    expect((await resend(noor, key)).status).toBe(200)
    expect(gateways.callCount('getLoginId')).toBe(2)
  })

  test("another's key is another intention", async () => {
    const key = randomUUID()
    for (const person of [maria, noor]) expect((await resend(person, key)).status).toBe(200)
    expect((await resend('nobody', key)).problem.code).toBe('sign-in-expired')
    expect(gateways.callCount('getLoginId')).toBe(2)
  })
})
