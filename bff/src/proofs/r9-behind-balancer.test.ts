import { setTimeout as wait } from 'node:timers/promises'
import { readContent } from '@gatehouse/contracts/portal/content'
import { listSessions, readSession, signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { Visitor } from '../testing/visitor.ts'
import {
  type BalancedPortal,
  describeBehindBalancer,
  startBalancedPortal,
} from './balanced-portal.ts'
import { retryWhileUnavailable } from './gateways.ts'
import { personas } from './personas.ts'
import { report } from './report.ts'

const [maria = '', chris = '', dana = '', noor = ''] = personas
const content = { params: { code: 'announcements' } }

jest.setTimeout(30_000)

describeBehindBalancer(() => {
  let fakes: Fakes
  let balanced: BalancedPortal

  beforeAll(async () => {
    fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
    balanced = await startBalancedPortal({ ...gatewaySettings(fakes), LIMIT_ADDRESS: '5' })
  })
  afterAll(async () => {
    await balanced?.stop()
    await fakes?.close()
  })
  beforeEach(() => {
    fakes.world.faults.clear()
    fakes.world.calls.clear()
  })

  const visitor = (headers = {}) =>
    new Visitor(balanced.url, fakes, { origin: balanced.url, ...headers })

  async function signedIn(person: string): Promise<Visitor> {
    const one = visitor()
    expect((await retryWhileUnavailable(() => one.signIn(person))).status).toBe(200)
    return one
  }

  /** Resolves once the operation has been asked for so often: requests are under way then. */
  async function asked(operation: string, times: number) {
    const count = () => fakes.world.calls.list().filter((call) => call.operation === operation)
    await until(() => count().length >= times)
  }

  /** The backend and the gateway that answered a request of theirs, as "ready/one". */
  async function answeredBy(one: Visitor): Promise<string> {
    const { log } = balanced.balancer
    const before = log.length
    await one.call(readSession)
    await until(() => log.length > before)
    return log.at(-1)?.gateway ?? ''
  }

  async function forgetEverything() {
    const redis = new Redis(balanced.redis.url)
    await redis.flushall()
    redis.disconnect()
  }

  /** The balancer's line of a request, once it is written. */
  async function logged(id: string) {
    const line = () => balanced.balancer.log.find((one) => one.id === id)
    await until(() => line() !== undefined)
    return line()
  }

  test('http is sent to https, whatever host it names', async () => {
    for (const host of ['localhost', '127.0.0.1']) {
      const at = balanced.httpUrl.replace('localhost', host)
      const answer = await fetch(`${at}/account?tab=1`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        308,
        `${balanced.url}/account?tab=1`,
      ])
    }
  })

  test('the cookies are bound to this very origin, which browsers are told to reach by https only', async () => {
    const answer = await fetch(balanced.url)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
    const one = await signedIn(maria)
    expect(one.cookie).toMatch(/^__Host-gatehouse-device=[\w-]{22}; __Host-gatehouse=[\w-]{43}$/)
  })

  test("a request's id is the balancer's, to the upstream and in both logs", async () => {
    const given = { 'x-request-id': 'stranger-0001', 'X-REQUEST-ID': 'stranger-0002' }
    const { problem } = await visitor(given).call(readContent, content)
    expect(problem.reference).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(await logged(problem.reference)).toMatchObject({ status: 401, retries: '0' })
    await visitor(given).startSignIn(maria)
    const passedOn = fakes.world.calls.list().map(({ headers }) => headers['x-request-id'])
    expect(passedOn.length).toBeGreaterThan(0)
    expect(passedOn.join()).not.toContain('stranger')
  })

  test('forged addresses do not evade the limit of an address', async () => {
    const guess = (nth: number) =>
      visitor({ 'x-forwarded-for': `203.0.113.${nth}`, forwarded: `for=203.0.113.${nth}` }).call(
        startSignIn,
        { body: { identity: `nobody-${nth}@example.test`, password: 'wrong' } },
      )
    const codes: string[] = []
    for (let nth = 0; nth < 8; nth++) codes.push((await guess(nth)).problem.code)
    const refused = codes.filter((code) => code === 'invalid-credentials')
    report(`Behind HAProxy: ${refused.length} guesses of 8 from forged addresses heard, limit 5`)
    expect(codes).toEqual([
      ...Array(5).fill('invalid-credentials'),
      ...Array(3).fill('rate-limited'),
    ])
    await forgetEverything()
  })

  test('of two people each at a gateway that is killed, both read on, and one writer is told', async () => {
    const readers = [await signedIn(dana), await signedIn(noor)]
    fakes.world.calls.clear()
    fakes.world.faults.add({ operation: 'getContent', kind: 'delay', ms: 2000 })
    fakes.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: 2000 })
    const reads = readers.map((reader) => reader.call(readContent, content))
    await asked('getContent', 2)
    const writes = [maria, chris].map((person) => visitor().startSignIn(person))
    await asked('getLoginId', 2)

    const [first] = balanced.gateways
    await first.kill()
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200])
    const written = await Promise.all(writes)
    const times = fakes.world.calls.list().filter(({ operation }) => operation === 'getLoginId')
    report(
      `Behind HAProxy, one killed: 2 writes under way reached the upstream ${times.length} times`,
    )
    expect(times).toHaveLength(2)
    const told = written.find(({ status }) => status !== 200)
    expect(written.map(({ status }) => status).toSorted()).toEqual([200, 502])
    expect(told?.problem).toMatchObject({ status: 502, code: 'outcome-unknown' })
    expect(await logged(told?.problem.reference ?? '')).toMatchObject({ status: 502, retries: '0' })
    await first.start()
  })

  test('without Redis pages go on, and who is signed in hears "not now" from a gateway', async () => {
    const one = await signedIn(maria)
    await balanced.redis.kill()
    // Before HAProxy has noticed, and after.
    for (const noticed of [false, true]) {
      if (noticed) await until(async () => (await answeredBy(one)).startsWith('alive/'))
      for (const path of ['/', '/account/devices', '/assets/first.js']) {
        const page = await fetch(balanced.url + path, { headers: { cookie: one.cookie } })
        await page.text()
        expect([path, page.status]).toEqual([path, 200])
      }
      for (const endpoint of [readSession, listSessions, signOut]) {
        const { status, problem, headers } = await one.call(endpoint)
        expect([endpoint.path, status, problem.code]).toEqual([
          endpoint.path,
          503,
          'session-unavailable',
        ])
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
      expect((await visitor().call(readSession)).status).toBe(200)
    }
    await balanced.redis.restart()
    await until(async () => (await one.call(readSession)).reply.person?.firstName === 'Maria')
    await until(async () => (await answeredBy(one)).startsWith('ready/'))
  })

  test('when no gateway lives, one is told so in the shape of a problem', async () => {
    await Promise.all(balanced.gateways.map((gateway) => gateway.kill()))
    const { status, problem, headers } = await visitor().call(readSession)
    expect([status, problem.code, headers.get('retry-after')]).toEqual([503, 'overloaded', '2'])
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(await logged(problem.reference)).toMatchObject({ status: 503 })
  })
})

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await wait(20)
}
