import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { resendPasscode } from '@gatehouse/contracts/portal/sign-in'
import { botTokenHeader, idempotencyHeader, portalHeader } from '@gatehouse/contracts/portal-header'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { origin } from '../testing/visitor.ts'
import { Gateways, onEveryStore } from './gateways.ts'
import { people } from './people.ts'
import { report } from './report.ts'

const [maria = '', chris = '', dana = '', noor = '', ivan = ''] = people
const settings = {
  RESEND_AFTER_SECONDS: '1',
  UPSTREAM_POLICIES: JSON.stringify({ getLoginId: { deadlineMs: 600 } }),
}

onEveryStore((store) => {
  let gateways: Gateways
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    gateways = await Gateways.start(store, { settings })
    for (const person of [maria, chris, dana, noor, ivan]) {
      const visitor = gateways.visitor()
      await visitor.startSignIn(person)
      cookies.set(person, visitor.cookie)
    }
    // The pause between two passcodes is real time, on Redis's clock.
    await wait(1100)
  })
  afterAll(() => gateways.close())
  beforeEach(() => {
    gateways.world.calls.clear()
    gateways.world.faults.clear()
  })

  const resend = (person: string, key: string, instance?: number) =>
    gateways
      .visitor(cookies.get(person), instance)
      .send(resendPasscode, { headers: { [idempotencyHeader]: key } })

  /** Resolves when the upstream has been asked for so many passcodes. */
  async function sent(times: number) {
    while (gateways.asked('getLoginId') < times) await wait(5)
  }

  test('50 clicks at once with one key send one passcode, and all are told the same', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: 50 })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => resend(maria, key, n)))
    const writes = gateways.asked('getLoginId')
    report(`R10 ${store}: ${writes} upstream write for 50 clicks`)
    expect(writes).toBe(1)
    for (const { status, reply } of answers)
      expect([status, reply]).toEqual([200, answers[0]?.reply])
    expect((await resend(maria, key)).reply).toEqual(answers[0]?.reply)
    expect(gateways.asked('getLoginId')).toBe(1)
  })

  test('a connection cut by the browser and tried again sends one passcode', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: 100 })
    const key = randomUUID()
    const cut = new AbortController()
    const gone = fetch(gateways.first.url + resendPasscode.path, {
      method: 'POST',
      signal: cut.signal,
      headers: {
        [portalHeader]: '1',
        [botTokenHeader]: 'person',
        [idempotencyHeader]: key,
        origin,
        cookie: cookies.get(chris) ?? '',
      },
    })
    const broken = expect(gone).rejects.toThrow('aborted')
    await sent(1)
    cut.abort()
    await broken
    const again = await resend(chris, key, 1)
    expect(again.status).toBe(200)
    expect((await resend(chris, key, 0)).reply).toEqual(again.reply)
    const writes = gateways.asked('getLoginId')
    report(`R10 ${store}: ${writes} upstream write for a cut connection tried again`)
    expect(writes).toBe(1)
  })

  test('an upstream that hangs is told, and asked again under another key only', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'hang', times: 1 })
    const key = randomUUID()
    const twins = await Promise.all([resend(dana, key, 0), resend(dana, key, 1)])
    const told = twins.map(({ problem }) => problem.code).toSorted()
    expect(told).toEqual(['outcome-unknown', 'upstream-slow'])
    for (const instance of [0, 1])
      expect((await resend(dana, key, instance)).problem.code).toBe('outcome-unknown')
    expect(gateways.asked('getLoginId')).toBe(1)
    let other = await resend(dana, randomUUID())
    while (other.status === 429) {
      await wait(100)
      other = await resend(dana, randomUUID())
    }
    expect(other.status).toBe(200)
    const writes = gateways.asked('getLoginId')
    report(`R10 ${store}: ${writes} upstream writes for an unknown outcome and another key`)
    expect(writes).toBe(2)
  })

  test('what the upstream refused did not happen: it may be done under the same key', async () => {
    gateways.world.faults.add({ operation: 'getLoginId', kind: 'status', status: 400, times: 1 })
    const key = randomUUID()
    expect((await resend(noor, key)).problem.code).toBe('upstream-refused')
    let again = await resend(noor, key)
    while (again.status === 429) {
      await wait(100)
      again = await resend(noor, key)
    }
    expect([again.status, gateways.asked('getLoginId')]).toEqual([200, 2])
  })

  test("another's key is another intention", async () => {
    const key = randomUUID()
    const given = await Promise.all([resend(ivan, key), resend(ivan, key)])
    expect(given.map(({ status }) => status)).toEqual([200, 200])
    const stranger = await resend('nobody', key)
    expect(stranger.problem.code).toBe('sign-in-expired')
    expect(gateways.asked('getLoginId')).toBe(1)
  })
})
