import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readContent } from '@gatehouse/contracts/portal/content'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { reportFigure } from '../testing/report-figure.ts'
import type { EndpointResponse, Visitor } from '../testing/visitor.ts'
import { describeWithRedis, Gateways, retryWhileUnavailable } from './gateways.ts'
import { measureRounds, median } from './measure-rounds.ts'
import { personas } from './personas.ts'

const content = { params: { code: 'announcements' } }
type Call = (visitor: Visitor) => Promise<EndpointResponse<Endpoint>>
type Check = (response: EndpointResponse<Endpoint>) => void
const reads: Call[] = [
  (visitor) => visitor.call(readSession),
  (visitor) => visitor.call(readContent, content),
  (visitor) => visitor.call(listSessions),
]
const writes: Call[] = [
  (visitor) => visitor.call(signOutOtherSessions),
  (visitor) => visitor.call(signOut),
]
const allCalls = [...reads, ...writes]

describeWithRedis(() => {
  let gateways: Gateways
  const cookies: string[] = []

  beforeAll(async () => {
    gateways = await Gateways.start('Redis', { settings: { REDIS_TIMEOUT_MS: '300' } })
    for (const person of personas.slice(0, 5)) cookies.push((await gateways.signIn(person)).cookie)
    // From here on the fast path knows the address, and replies are cached.
    for (const visitor of allVisitors())
      await retryWhileUnavailable(() => visitor.call(readContent, content))
  })
  afterAll(() => gateways.close())

  const allVisitors = () =>
    cookies.flatMap((cookie) => gateways.instances.map((_, at) => gateways.visitor(cookie, at)))

  /** Makes the calls concurrently at all instances; gives the slowest time in milliseconds. */
  async function makeAll(calls: Call[], check: Check, visitors = allVisitors()) {
    const timings = visitors.flatMap((visitor) =>
      calls.map(async (call) => {
        const from = performance.now()
        check(await call(visitor))
        return performance.now() - from
      }),
    )
    return Math.round(Math.max(...(await Promise.all(timings))))
  }

  function expectSessionUnavailable({ status, problem, headers }: EndpointResponse<Endpoint>) {
    expect([status, problem.code]).toEqual([503, 'session-unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.getSetCookie()).toEqual([])
  }

  async function countSignedIn(): Promise<number> {
    const requests = allVisitors().map((visitor) => visitor.call(readContent, content))
    return (await Promise.all(requests)).filter(({ status }) => status === 200).length
  }

  test('answers 503 in time while Redis hangs, and keeps the session', async () => {
    const admin = new Redis(gateways.redis.url)
    const slowest = await measureRounds(3, async () => {
      await admin.client('PAUSE', 800, 'ALL')
      const ms = await makeAll(allCalls, expectSessionUnavailable, allVisitors().slice(0, 2))
      await admin.ping()
      return ms
    })
    admin.disconnect()
    reportFigure(`R8 Redis hanging: 503 within ${slowest} ms`)
    expect(await countSignedIn()).toBe(10)
    expect(median(slowest)).toBeLessThanOrEqual(500)
  })

  test('requests in flight when Redis is killed get a reply or 503', async () => {
    let answered = 0
    const load = Array.from({ length: 20 }, () =>
      makeAll(reads, (response) => {
        if (response.status === 200) answered++
        else expectSessionUnavailable(response)
      }),
    )
    await load[0]
    await gateways.redis.kill()
    await Promise.all(load)
    reportFigure(
      `R8 killed: of 600 requests in flight ${answered} succeeded, ${600 - answered} got 503`,
    )
    expect([answered > 0, answered < 600]).toEqual([true, true])
  })

  test('answers 503 in time while Redis is down, and keeps the cookie', async () => {
    const slowest = await measureRounds(5, () => makeAll(allCalls, expectSessionUnavailable))
    reportFigure(`R8 Redis killed: 503 within ${slowest} ms`)
    expect(median(slowest)).toBeLessThanOrEqual(500)
  })

  test('serves pages and files without Redis', async () => {
    for (const { url } of gateways.instances)
      for (const path of ['/', '/account/devices', '/assets/first.js']) {
        const response = await fetch(url + path, { headers: { cookie: cookies[0] ?? '' } })
        await response.text()
        expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 200, []])
      }
  })

  test('serves public jobs without Redis', async () => {
    for (const [at] of gateways.instances.entries()) {
      const found = await gateways
        .visitor('', at)
        .call(searchJobs, { query: { keyword: `x${at}` } })
      expect(found.status).toBe(200)
      const [job] = (await gateways.visitor('', at).call(searchJobs, { query: {} })).reply.jobs
      if (!job) throw new Error('There is no job')
      const page = await fetch(gateways.instances[at]?.url + jobPath(job))
      expect(page.status).toBe(200)
    }
  })

  test('every session is valid two seconds after Redis is back', async () => {
    await gateways.redis.restart()
    const back = performance.now()
    await gateways.waitForRedis()
    const ms = Math.round(performance.now() - back)
    const signedOut = 10 - (await countSignedIn())
    reportFigure(`R8 Redis back: ${signedOut} of 10 signed out after ${ms} ms`)
    expect(signedOut).toBe(0)
    expect(ms).toBeLessThanOrEqual(2000)
  })
})
