import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readSession } from '@gatehouse/contracts/portal/session'
import { gatewaySettings, testSettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { makeBuild } from '../testing/make-build.ts'
import { reportFigure } from '../testing/report-figure.ts'
import { Visitor } from '../testing/visitor.ts'
import { type BalancedPortal, startBalancedPortal } from './balanced-portal.ts'
import { describeBehindBalancer } from './describe-behind-balancer.ts'
import { retryWhileUnavailable } from './gateways.ts'
import { failureOf, type PageLoads, startPageLoads } from './page-loads.ts'
import { personas } from './personas.ts'
import { type SteadyLoad, startSteadyLoad } from './steady-load.ts'

/** R9 requires 50,000; fewer alongside other tests, so as not to slow them. */
const requests = Number(process.env.R9_REQUESTS ?? 10_000)
/** Approximate duration of five rolling restarts. */
const seconds = 40

const earlier = makeBuild('earlier1')
const later = makeBuild('later-_2')
/** Of the five rounds, the one that is an upgrade. */
const upgrade = 2

jest.setTimeout(240_000)

describeBehindBalancer(() => {
  let fakes: Fakes
  let balanced: BalancedPortal
  let load: SteadyLoad
  let pages: PageLoads
  const visitors: Visitor[] = []

  beforeAll(async () => {
    fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
    // Keeps rate limits and load shedding out of the measurement.
    const settings = { LIMIT_ADDRESS: '100000', SHED_DELAY_MS: '60000' }
    balanced = await startBalancedPortal({
      ...gatewaySettings(fakes),
      ...testSettings,
      ...settings,
      PORTAL_DIR: earlier.folder,
    })
    for (const person of personas) {
      const visitor = new Visitor(balanced.url, fakes, { origin: balanced.url })
      expect((await retryWhileUnavailable(() => visitor.signIn(person))).status).toBe(200)
      visitors.push(visitor)
    }
    // Ensures requests in flight when a gateway stops.
    fakes.world.faults.add({ operation: 'getContent', kind: 'delay', ms: 200 })
    const cookies = visitors.map(({ cookie }) => cookie)
    load = startSteadyLoad(balanced.url, { cookies, perSecond: requests / seconds })
    pages = startPageLoads(balanced.url)
  })
  afterAll(async () => {
    await load?.stop()
    await pages?.stop()
    await balanced?.stop()
    await fakes?.close()
  })

  async function countLostSessions(): Promise<number> {
    const responses = await Promise.all(
      visitors.map((visitor) => retryWhileUnavailable(() => visitor.call(readSession))),
    )
    return responses.filter(({ status, reply }) => status !== 200 || !reply.person).length
  }

  /** Requests that succeeded only through a retry by HAProxy. */
  const countBalancerRetries = () =>
    balanced.balancer.log.splice(0).filter(({ retries }) => retries !== '0').length

  const retrySummary = (balancerRetries: number) =>
    `${balancerRetries} retried by HAProxy, ${load.unavailableCount()} retried because Redis was slow`

  /** Waits until HAProxy sees the restarted gateway; otherwise none is left when the other stops. */
  async function waitForBothGateways() {
    const { log } = balanced.balancer
    log.splice(0)
    for (const name of ['ready/one', 'ready/two'])
      while (!log.some(({ gateway }) => gateway === name)) await wait(20)
  }

  test('the cookie has the __Host- prefix', () => {
    for (const { cookie } of visitors) expect(cookie).toMatch(/(^|; )__Host-gatehouse=[\w-]{43}/)
  })

  test('five rolling restarts under load fail no request and lose no session', async () => {
    for (let round = 0; round < 5; round++)
      for (const gateway of balanced.gateways) {
        expect(await gateway.stop()).toBe(0)
        await gateway.start({
          // A machine of its own each: what a tab misses there only its own gateway has.
          ...(round === 0 && { ASSETS_DIR: mkdtempSync(join(tmpdir(), 'gatehouse-assets-')) }),
          ...(round === upgrade && { PORTAL_DIR: later.folder }),
        })
      }
    const whileRestarting = load.done()
    await load.waitForMore(requests - whileRestarting.all)
    const failures = load.failures()
    const retries = countBalancerRetries()
    const lost = await countLostSessions()
    const { all, writes } = load.done()
    reportFigure(
      `R9 five rolling restarts: ${failures.length} failed of ${all} (${writes} writes, ${whileRestarting.all} while restarting, ${lost} of ${personas.length} sessions lost); ${retrySummary(retries)}`,
    )
    expect(countsOf(failures)).toEqual({})
    // A graceful restart needs no retries; those are for crashes.
    expect(retries).toBeLessThan(all / 100)
    expect(lost).toBe(0)
  })

  test('the upgrade fails no asset, neither of a page load nor of a tab open before it', async () => {
    const failures = pages.failures()
    const loads = pages.builds()
    const urls = [balanced.url, ...balanced.gateways.map(({ port }) => `http://127.0.0.1:${port}`)]
    const ofOpenTab = urls.flatMap((url) => earlier.assets.map((asset) => failureOf(url, asset)))
    const missed = (await Promise.all(ofOpenTab)).filter(Boolean)
    reportFigure(
      `R9 upgrade among five rolling restarts: ${failures.length} failures in ${Object.values(loads).join(' + ')} page loads of two builds, ${missed.length} of ${ofOpenTab.length} assets of the earlier build missed`,
    )
    expect(countsOf(failures)).toEqual({})
    expect(Object.keys(loads).toSorted()).toEqual([earlier.assets[0], later.assets[0]].toSorted())
    expect(missed).toEqual([])
  })

  test('killing a gateway fails no read and loses no session', async () => {
    await waitForBothGateways()
    const [first] = balanced.gateways
    await first.kill()
    await load.waitForMore((requests / seconds) * 3)
    await first.start()
    await load.waitForMore((requests / seconds) * 3)
    const failures = load.failures()
    const retries = countBalancerRetries()
    const failedReads = failures.filter((failure) => failure.startsWith('GET'))
    const lost = await countLostSessions()
    const failedWrites = failures.length - failedReads.length
    reportFigure(
      `R9 one gateway killed: ${failedReads.length} reads and ${failedWrites} writes failed (${lost} of ${personas.length} sessions lost); ${retrySummary(retries)}`,
    )
    expect(countsOf(failedReads)).toEqual({})
    // Writes in flight at the killed gateway fail and are not retried.
    expect(failures.every((failure) => failure === 'POST 502 outcome-unknown')).toBe(true)
    expect(lost).toBe(0)
  })
})

function countsOf(failures: string[]): Record<string, number> {
  const kinds = Map.groupBy(failures, (failure) => failure)
  return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]))
}
