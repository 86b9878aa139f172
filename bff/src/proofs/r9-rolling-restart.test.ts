import { setTimeout as wait } from 'node:timers/promises'
import { readSession } from '@gatehouse/contracts/portal/session'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { Visitor } from '../testing/visitor.ts'
import {
  type BalancedPortal,
  describeBehindBalancer,
  startBalancedPortal,
} from './balanced-portal.ts'
import { retryWhileUnavailable } from './gateways.ts'
import { personas } from './personas.ts'
import { report } from './report.ts'
import { type SteadyLoad, startSteadyLoad } from './steady-load.ts'

/** R9 asks for 50,000; beside other tests there are fewer, so that those are not slowed. */
const requests = Number(process.env.R9_REQUESTS ?? 10_000)
/** What five rolling restarts take, about. */
const seconds = 40

jest.setTimeout(240_000)

describeBehindBalancer(() => {
  let fakes: Fakes
  let balanced: BalancedPortal
  let load: SteadyLoad
  const visitors: Visitor[] = []

  beforeAll(async () => {
    fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
    // Neither limits nor the machine's other work are what this proves.
    const settings = { LIMIT_ADDRESS: '100000', SHED_DELAY_MS: '60000' }
    balanced = await startBalancedPortal({ ...gatewaySettings(fakes), ...settings })
    for (const person of personas) {
      const visitor = new Visitor(balanced.url, fakes, { origin: balanced.url })
      expect((await retryWhileUnavailable(() => visitor.signIn(person))).status).toBe(200)
      visitors.push(visitor)
    }
    // So that there is always something under way when a gateway is told to end.
    fakes.world.faults.add({ operation: 'getContent', kind: 'delay', ms: 200 })
    const cookies = visitors.map(({ cookie }) => cookie)
    load = startSteadyLoad(balanced.url, { cookies, perSecond: requests / seconds })
  })
  afterAll(async () => {
    await load?.stop()
    await balanced?.stop()
    await fakes?.close()
  })

  async function sessionsLost(): Promise<number> {
    const asked = await Promise.all(
      visitors.map((visitor) => retryWhileUnavailable(() => visitor.call(readSession))),
    )
    return asked.filter(({ status, reply }) => status !== 200 || !reply.person).length
  }

  /** How many requests went well only because HAProxy sent them to another gateway. */
  const triedElsewhere = () =>
    balanced.balancer.log.splice(0).filter(({ retries }) => retries !== '0').length

  const aside = (tried: number) =>
    `${tried} tried at another gateway, ${load.unavailableCount()} asked again as Redis was late`

  /** HAProxy must have noticed the one that came last: else it knows of nobody when the other dies. */
  async function bothAreAsked() {
    const { log } = balanced.balancer
    log.splice(0)
    for (const name of ['ready/one', 'ready/two'])
      while (!log.some(({ gateway }) => gateway === name)) await wait(20)
  }

  test('the cookie is bound to this very origin', () => {
    for (const { cookie } of visitors) expect(cookie).toMatch(/(^|; )__Host-gatehouse=[\w-]{43}/)
  })

  test('five rolling restarts under load fail nobody, and lose no session', async () => {
    for (let round = 0; round < 5; round++)
      for (const gateway of balanced.gateways) {
        expect(await gateway.stop()).toBe(0)
        await gateway.start()
      }
    const whileRestarting = load.done()
    await load.waitForMore(requests - whileRestarting.all)
    const failures = load.failures()
    const tried = triedElsewhere()
    const lost = await sessionsLost()
    const { all, writes } = load.done()
    report(
      `R9 five rolling restarts: ${failures.length} failed of ${all} (${writes} writes, ${whileRestarting.all} while restarting, ${lost} of ${personas.length} sessions lost); ${aside(tried)}`,
    )
    expect(countsOf(failures)).toEqual({})
    // A restart is announced: that HAProxy can try again is for what is not.
    expect(tried).toBeLessThan(all / 100)
    expect(lost).toBe(0)
  })

  test('one killed without warning fails no read, and loses no session', async () => {
    await bothAreAsked()
    const [first] = balanced.gateways
    await first.kill()
    await load.waitForMore((requests / seconds) * 3)
    await first.start()
    await load.waitForMore((requests / seconds) * 3)
    const failures = load.failures()
    const tried = triedElsewhere()
    const failedReads = failures.filter((failure) => failure.startsWith('GET'))
    const lost = await sessionsLost()
    const failedWrites = failures.length - failedReads.length
    report(
      `R9 one killed: ${failedReads.length} reads and ${failedWrites} writes failed (${lost} of ${personas.length} sessions lost); ${aside(tried)}`,
    )
    expect(countsOf(failedReads)).toEqual({})
    // What was sent to it and not answered is told, never tried again.
    expect(failures.every((failure) => failure === 'POST 502 outcome-unknown')).toBe(true)
    expect(lost).toBe(0)
  })
})

function countsOf(failures: string[]): Record<string, number> {
  const kinds = Map.groupBy(failures, (failure) => failure)
  return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]))
}
