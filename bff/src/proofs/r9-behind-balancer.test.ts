import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { listSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { gatewaySettings, testSettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { freePorts } from '@gatehouse/mocks/free-port'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { assetsIn, makeBuild } from '../testing/make-build.ts'
import { reportFigure } from '../testing/report-figure.ts'
import { password, Visitor } from '../testing/visitor.ts'
import { type BalancedPortal, startBalancedPortal } from './balanced-portal.ts'
import { type Balancer, type BalancerOptions, startBalancer } from './balancer.ts'
import { describeBehindBalancer } from './describe-behind-balancer.ts'
import { retryWhileUnavailable } from './gateways.ts'
import { failureOf } from './page-loads.ts'
import { personas } from './personas.ts'

const [maria = '', chris = '', dana = '', noor = ''] = personas
const content = { params: { code: 'announcements' } }

jest.setTimeout(30_000)

describeBehindBalancer(() => {
  let fakes: Fakes
  let balanced: BalancedPortal

  beforeAll(async () => {
    fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
    balanced = await startBalancedPortal({
      ...gatewaySettings(fakes),
      ...testSettings,
      LIMIT_ADDRESS: '5',
    })
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

  async function signIn(person: string): Promise<Visitor> {
    const one = visitor()
    expect((await retryWhileUnavailable(() => one.signIn(person))).status).toBe(200)
    return one
  }

  /** HAProxy answers 502 to the first request of a connection alone (decisions/balancer.md). */
  async function signInOnNewConnection(identity: string) {
    const sent = request(balanced.url + startSignIn.path, {
      agent: false,
      method: startSignIn.method,
      headers: {
        [csrfHeader]: '1',
        [botTokenHeader]: 'person',
        origin: balanced.url,
        'content-type': 'application/json',
      },
    })
    sent.end(JSON.stringify({ identity, password }))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const reply = (await json(response)) as { status?: number; code?: string; reference?: string }
    return { status: response.statusCode, reply }
  }

  /** Resolves when the operation has been called `times` times, with requests in flight. */
  async function waitForCalls(operation: string, times: number) {
    const count = () => fakes.world.calls.list().filter((call) => call.operation === operation)
    await until(() => count().length >= times)
  }

  /** Backend and gateway that serve a request: "ready/one". */
  async function gatewayFor(one: Visitor): Promise<string> {
    const { log } = balanced.balancer
    const before = log.length
    await one.call(readSession)
    await until(() => log.length > before)
    return log.at(-1)?.gateway ?? ''
  }

  let other: Balancer | undefined
  afterEach(async () => {
    await other?.stop()
    other = undefined
  })

  /** A balancer of its own for a test; resolves with its port. */
  async function startOther(options: Partial<BalancerOptions>) {
    const [httpPort = 0, httpsPort = 0] = await freePorts(2)
    const { gateways } = balanced
    other = await startBalancer({ httpPort, httpsPort, gateways, ...options })
    return httpsPort
  }

  async function statusFrom(localAddress: string, httpsPort: number) {
    const url = `https://localhost:${httpsPort}/api/session`
    const sent = request(url, { agent: false, family: 4, localAddress }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return response.resume().statusCode
  }

  async function flushRedis() {
    const redis = new Redis(balanced.redis.url)
    await redis.flushall()
    redis.disconnect()
  }

  /** The balancer's log line of a request. */
  async function findLogLine(id: string) {
    const line = () => balanced.balancer.log.find((one) => one.id === id)
    await until(() => line() !== undefined)
    return line()
  }

  test('redirects http to https for any Host header', async () => {
    for (const host of ['localhost', '127.0.0.1']) {
      const at = balanced.httpUrl.replace('localhost', host)
      const response = await fetch(`${at}/account?tab=1`, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([
        308,
        `${balanced.url}/account?tab=1`,
      ])
    }
  })

  test('cookies have the __Host- prefix and HSTS is sent', async () => {
    const response = await fetch(balanced.url)
    expectSecurityHeaders(response.headers)
    const one = await signIn(maria)
    expect(one.cookie).toMatch(/^__Host-gatehouse-device=[\w-]{22}; __Host-gatehouse=[\w-]{43}$/)
  })

  test("uses the balancer's request id upstream and in both logs", async () => {
    const forged = { 'x-request-id': 'stranger-0001', 'X-REQUEST-ID': 'stranger-0002' }
    const { problem } = await visitor(forged).call(readContent, content)
    expect(problem.reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(await findLogLine(problem.reference)).toMatchObject({ status: 401, retries: '0' })
    await visitor(forged).startSignIn(maria)
    const forwarded = fakes.world.calls.list().map(({ headers }) => headers['x-request-id'])
    expect(forwarded.length).toBeGreaterThan(0)
    expect(forwarded.join()).not.toContain('stranger')
  })

  test('forged X-Forwarded-For headers do not evade the limit per IP address', async () => {
    const guess = (nth: number) =>
      visitor({ 'x-forwarded-for': `203.0.113.${nth}`, forwarded: `for=203.0.113.${nth}` }).call(
        startSignIn,
        { body: { identity: `nobody-${nth}@example.test`, password: 'wrong' } },
      )
    const codes: string[] = []
    for (let nth = 0; nth < 8; nth++) codes.push((await guess(nth)).problem.code)
    const refused = codes.filter((code) => code === 'invalid-credentials')
    reportFigure(
      `Behind HAProxy: ${refused.length} of 8 guesses from forged addresses reached the upstream, limit 5`,
    )
    expect(codes).toEqual([
      ...Array(5).fill('invalid-credentials'),
      ...Array(3).fill('rate-limited'),
    ])
    await flushRedis()
  })

  test('closes connections of an address beyond CONNECTION_LIMIT, and no other address notices', async () => {
    const httpsPort = await startOther({ connectionLimit: '20' })
    const from = (localAddress: string) =>
      connect({ port: httpsPort, host: '127.0.0.1', localAddress })
    const sockets = Array.from({ length: 60 }, () => from('127.0.0.1'))
    for (const socket of sockets) socket.resume().on('error', () => {})
    while (sockets.filter(({ closed }) => closed).length < 40) await wait(20)
    // Judged after all others.
    const last = from('127.0.0.1').resume()
    last.on('error', () => {})
    // Not once(): an error would reject it.
    await new Promise((resolve) => last.once('close', resolve))
    const kept = sockets.filter(({ closed }) => !closed).length
    // The probe for the start may hold one.
    expect([19, 20]).toContain(kept)

    expect(await statusFrom('127.0.0.2', httpsPort)).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  test('closes connections of DENIED_ADDRESSES alone', async () => {
    const httpsPort = await startOther({
      deniedAddresses: ['# By order of support', '127.0.0.3', '127.0.1.0/24'],
    })
    for (const denied of ['127.0.0.3', '127.0.1.9'])
      await expect(statusFrom(denied, httpsPort)).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await statusFrom('127.0.0.2', httpsPort)).toBe(200)
  })

  test('answers 429 to an address beyond RATE_LIMIT', async () => {
    const httpsPort = await startOther({ rateLimit: '5' })
    const url = `https://localhost:${httpsPort}/api/session`
    const statuses: number[] = []
    for (let nth = 0; nth < 7; nth++) statuses.push((await fetch(url)).status)
    const { headers } = await fetch(url)
    expectSecurityHeaders(headers)
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect(statuses.slice(0, 5)).not.toContain(429)
    expect(headers.get('content-type')).toBe('application/problem+json')
  })

  test('after a gateway is killed, both users can read and the interrupted write is a problem', async () => {
    const readers = [await signIn(dana), await signIn(noor)]
    fakes.world.calls.clear()
    fakes.world.faults.add({ operation: 'getContent', kind: 'delay', ms: 2000 })
    fakes.world.faults.add({ operation: 'getLoginId', kind: 'delay', ms: 2000 })
    const reads = readers.map((reader) => reader.call(readContent, content))
    await waitForCalls('getContent', 2)
    const writes = [maria, chris].map((person) => signInOnNewConnection(person))
    await waitForCalls('getLoginId', 2)

    const [first] = balanced.gateways
    await first.kill()
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200])
    const written = await Promise.all(writes)
    const times = fakes.world.calls.list().filter(({ operation }) => operation === 'getLoginId')
    reportFigure(
      `Behind HAProxy, one gateway killed: 2 writes in flight reached the upstream ${times.length} times`,
    )
    expect(times).toHaveLength(2)
    const failed = written.find(({ status }) => status !== 200)
    expect(written.map(({ status }) => status).toSorted()).toEqual([200, 502])
    expect(failed?.reply).toMatchObject({ status: 502, code: 'outcome-unknown' })
    expect(await findLogLine(failed?.reply.reference ?? '')).toMatchObject({
      status: 502,
      retries: '0',
    })
    await first.start()
  })

  test('without Redis, pages are served and signed-in users get 503 from a gateway', async () => {
    const one = await signIn(maria)
    await balanced.redis.kill()
    // Before and after HAProxy's health check fails.
    for (const isDetected of [false, true]) {
      if (isDetected) await until(async () => (await gatewayFor(one)).startsWith('alive/'))
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
    await until(async () => (await gatewayFor(one)).startsWith('ready/'))
  })

  test('with two builds behind it, every page gets its assets from either gateway', async () => {
    const builds = [makeBuild('earlier1'), makeBuild('later-_2')]
    for (const [at, { folder }] of builds.entries()) {
      await balanced.gateways[at]?.stop()
      await balanced.gateways[at]?.start({ PORTAL_DIR: folder })
    }
    const pages = new Set<string>()
    const failures: (string | undefined)[] = []
    for (let nth = 0; nth < 20 || pages.size < 2; nth++) {
      const assets = assetsIn(await (await fetch(balanced.url)).text())
      pages.add(assets.join())
      failures.push(...(await Promise.all(assets.map((asset) => failureOf(balanced.url, asset)))))
    }
    expect([...pages].toSorted()).toEqual(builds.map(({ assets }) => assets.join()).toSorted())
    expect(failures.filter(Boolean)).toEqual([])
    const unknown = await fetch(`${balanced.url}/assets/index-unknown1.js`)
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not-found' }])
  })

  test('answers people with a page, scripts with a problem when no gateway is up', async () => {
    await Promise.all(balanced.gateways.map((gateway) => gateway.kill()))
    const isDetected = async () => (await gatewayFor(visitor())).startsWith('alive/')
    // Before and after HAProxy's health check fails.
    for (const wait of [async () => {}, () => until(isDetected)]) {
      await wait()
      const page = await fetch(`${balanced.url}/account?tab=1`)
      expect([page.status, page.headers.get('content-type')]).toEqual([
        503,
        'text/html; charset=utf-8',
      ])
      expect(page.headers.get('cache-control')).toBe('no-store')
      expectSecurityHeaders(page.headers)
      expect(await page.text()).toContain('Volvemos en unos minutos')
      expect((await fetch(`${balanced.url}/assets/first.js`)).status).toBe(503)
    }
    const { status, problem, headers } = await visitor().call(readSession)
    expect([status, problem.code, headers.get('retry-after')]).toEqual([503, 'overloaded', '2'])
    expect(headers.get('content-type')).toBe('application/problem+json')
    expectSecurityHeaders(headers)
    expect(await findLogLine(problem.reference)).toMatchObject({ status: 503 })
  })

  test('answers people with a page when a gateway that is alive refuses connections', async () => {
    const [port = 0, opsPort = 0] = await freePorts(2)
    const ops = createServer(({ url }, response) => {
      response.writeHead(url === '/live' ? 200 : 503).end()
    })
    await once(ops.listen(opsPort, '127.0.0.1'), 'listening')
    try {
      const httpsPort = await startOther({ gateways: [{ port, opsPort }] })
      const url = `https://localhost:${httpsPort}`
      const find = (name: string) => other?.log.find(({ gateway }) => gateway.startsWith(name))
      await until(async () => {
        await (await fetch(`${url}/api/session`)).text()
        return find('alive/') !== undefined
      })
      const page = await fetch(url)
      expect([page.status, page.headers.get('content-type')]).toEqual([
        503,
        'text/html; charset=utf-8',
      ])
      expect(await page.text()).toContain('Volvemos en unos minutos')
      await until(() => find('alive_pages/one') !== undefined)
      const script = await fetch(`${url}/api/session`)
      expect([script.status, await script.json()]).toMatchObject([503, { code: 'overloaded' }])
    } finally {
      ops.close()
    }
  })
})

function expectSecurityHeaders(headers: Headers) {
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/base-uri 'none'.*frame-ancestors 'none'/)
}

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await wait(20)
}
