import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { readContent } from '@gatehouse/contracts/portal/content'
import {
  listSessions,
  readSession,
  signOut,
  signOutElsewhere,
} from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import type { Answer, Visitor } from '../testing/visitor.ts'
import { Gateways, withRedis } from './gateways.ts'
import { people } from './people.ts'
import { report } from './report.ts'

const content = { params: { code: 'announcements' } }
type Call = (visitor: Visitor) => Promise<Answer<Endpoint>>
const reads: Call[] = [
  (visitor) => visitor.call(readSession),
  (visitor) => visitor.call(readContent, content),
  (visitor) => visitor.call(listSessions),
]
const everything: Call[] = [
  ...reads,
  (visitor) => visitor.call(signOutElsewhere),
  (visitor) => visitor.call(signOut),
]

withRedis(() => {
  let gateways: Gateways
  const cookies: string[] = []

  beforeAll(async () => {
    gateways = await Gateways.start('Redis')
    for (const person of people.slice(0, 5)) {
      const visitor = gateways.visitor()
      await visitor.signIn(person)
      cookies.push(visitor.cookie)
    }
  })
  afterAll(() => gateways.close())

  /** Everybody makes these calls at all instances at once; gives the milliseconds of the slowest. */
  async function makeAll(calls: Call[], check: (answer: Answer<Endpoint>) => void) {
    const made = everybody().flatMap((visitor) =>
      calls.map(async (call) => {
        const from = performance.now()
        const answer = await call(visitor)
        check(answer)
        return performance.now() - from
      }),
    )
    return Math.round(Math.max(...(await Promise.all(made))))
  }

  const everybody = () =>
    cookies.flatMap((cookie) => gateways.instances.map((_, at) => gateways.visitor(cookie, at)))

  function expectNotNow({ status, problem, headers }: Answer<Endpoint>) {
    expect([status, problem.code]).toEqual([503, 'session-unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.getSetCookie()).toEqual([])
  }

  async function howManySignedIn(): Promise<number> {
    const asked = everybody().map((visitor) => visitor.call(readContent, content))
    return (await Promise.all(asked)).filter(({ status }) => status === 200).length
  }

  test('while Redis hangs, everybody hears "not now" in time, and stays signed in', async () => {
    const admin = new Redis(gateways.redis.url)
    await admin.client('PAUSE', 1500, 'ALL')
    const slowest = await makeAll(everything, expectNotNow)
    await admin.ping()
    admin.disconnect()
    report(`R8 hanging: 503 within ${slowest} ms`)
    expect(await howManySignedIn()).toBe(10)
    expect(slowest).toBeLessThanOrEqual(500)
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
    let slowest = 0
    for (let round = 0; round < 5; round++)
      slowest = Math.max(slowest, await makeAll(everything, expectNotNow))
    report(`R8 killed: 503 within ${slowest} ms`)
    expect(slowest).toBeLessThanOrEqual(500)
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
    await gateways.redisReached()
    const ms = Math.round(performance.now() - back)
    const signedOut = 10 - (await howManySignedIn())
    report(`R8 back: ${signedOut} of 10 signed out, ${ms} ms after its return`)
    expect(signedOut).toBe(0)
    expect(ms).toBeLessThanOrEqual(2000)
  })
})
