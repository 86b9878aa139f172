import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { readContent } from '@gatehouse/contracts/portal/content'
import {
  listSessions,
  readSession,
  signOut,
  signOutOtherSessions,
} from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import type { Answer, Visitor } from '../testing/visitor.ts'
import { describeWithRedis, Gateways } from './gateways.ts'
import { measureRounds, median } from './measure-rounds.ts'
import { personas } from './personas.ts'
import { report } from './report.ts'

const content = { params: { code: 'announcements' } }
type Call = (visitor: Visitor) => Promise<Answer<Endpoint>>
type Check = (answer: Answer<Endpoint>) => void
const reads: Call[] = [
  (visitor) => visitor.call(readSession),
  (visitor) => visitor.call(readContent, content),
  (visitor) => visitor.call(listSessions),
]
const writes: Call[] = [
  (visitor) => visitor.call(signOutOtherSessions),
  (visitor) => visitor.call(signOut),
]
const everything = [...reads, ...writes]

describeWithRedis(() => {
  let gateways: Gateways
  const cookies: string[] = []

  beforeAll(async () => {
    gateways = await Gateways.start('Redis')
    for (const person of personas.slice(0, 5)) cookies.push((await gateways.signIn(person)).cookie)
  })
  afterAll(() => gateways.close())

  const everybody = () =>
    cookies.flatMap((cookie) => gateways.instances.map((_, at) => gateways.visitor(cookie, at)))

  /** They make these calls at all instances at once; gives the milliseconds of the slowest. */
  async function makeAll(calls: Call[], check: Check, visitors = everybody()) {
    const made = visitors.flatMap((visitor) =>
      calls.map(async (call) => {
        const from = performance.now()
        const answer = await call(visitor)
        check(answer)
        return performance.now() - from
      }),
    )
    return Math.round(Math.max(...(await Promise.all(made))))
  }

  function expectNotNow({ status, problem, headers }: Answer<Endpoint>) {
    expect([status, problem.code]).toEqual([503, 'session-unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.getSetCookie()).toEqual([])
  }

  async function howManySignedIn(): Promise<number> {
    const asked = everybody().map((visitor) => visitor.call(readContent, content))
    return (await Promise.all(asked)).filter(({ status }) => status === 200).length
  }

  test('while Redis hangs, one hears "not now" in time, and stays signed in', async () => {
    const admin = new Redis(gateways.redis.url)
    const slowest = await measureRounds(3, async () => {
      await admin.client('PAUSE', 800, 'ALL')
      const ms = await makeAll(everything, expectNotNow, everybody().slice(0, 2))
      await admin.ping()
      return ms
    })
    admin.disconnect()
    report(`R8 hanging: 503 within ${slowest} ms`)
    expect(await howManySignedIn()).toBe(10)
    expect(median(slowest)).toBeLessThanOrEqual(500)
  })

  test('requests under way when Redis is killed are answered, or told "not now"', async () => {
    let answered = 0
    const load = Array.from({ length: 20 }, () =>
      makeAll(reads, (answer) => {
        if (answer.status === 200) answered++
        else expectNotNow(answer)
      }),
    )
    await load[0]
    await gateways.redis.kill()
    await Promise.all(load)
    report(`R8 killed: of 600 under way ${answered} answered, ${600 - answered} told`)
    expect([answered > 0, answered < 600]).toEqual([true, true])
  })

  test('while Redis is away, everybody hears "not now" in time, and keeps the cookie', async () => {
    const slowest = await measureRounds(5, () => makeAll(everything, expectNotNow))
    report(`R8 killed: 503 within ${slowest} ms`)
    expect(median(slowest)).toBeLessThanOrEqual(500)
  })

  test('pages and files are served without Redis', async () => {
    for (const { url } of gateways.instances)
      for (const path of ['/', '/account/devices', '/assets/first.js']) {
        const response = await fetch(url + path, { headers: { cookie: cookies[0] ?? '' } })
        await response.text()
        expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 200, []])
      }
  })

  test('two seconds after Redis is back everybody is signed in, and nobody was signed out', async () => {
    await gateways.redis.restart()
    const back = performance.now()
    await gateways.waitForRedis()
    const ms = Math.round(performance.now() - back)
    const signedOut = 10 - (await howManySignedIn())
    report(`R8 back: ${signedOut} of 10 signed out, ${ms} ms after its return`)
    expect(signedOut).toBe(0)
    expect(ms).toBeLessThanOrEqual(2000)
  })
})
