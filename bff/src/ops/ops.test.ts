import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readEmailHistory } from '@gatehouse/contracts/portal/email-history'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { findLogLine } from '../testing/find-log-line.ts'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { unescapeHtml } from '../testing/unescape-html.ts'
import type { Visitor } from '../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const get = (path: string, headers = {}) => fetch(stack.opsUrl + path, { headers })
const force = (operation: string, to: string, headers: Record<string, string> = {}) =>
  fetch(`${stack.opsUrl}/upstreams/${operation}`, {
    method: 'POST',
    body: JSON.stringify({ to }),
    headers: { 'content-type': 'application/json', authorization: basic('ada'), ...headers },
  })
const basic = (name: string, token: string = fakeCredentials.opsToken) =>
  `Basic ${Buffer.from(`${name}:${token}`).toString('base64')}`
const announcements = { params: { code: 'announcements' } }

test('answers live and ready', async () => {
  expect(await (await get('/live')).json()).toEqual({ live: true })
  const ready = await get('/ready')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({
    ready: true,
    starting: false,
    draining: false,
    redis: 'not in use',
  })
})

test('tells its version', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(await (await get('/version')).json()).toEqual({ version, node: process.version })
  const metrics = await (await get('/metrics')).text()
  expect(metrics).toContain(`gatehouse_build_info{version="${version}"} 1`)
  const page = await (await fetch(stack.url)).text()
  expect(page).toContain(`&#34;version&#34;:&#34;${version}&#34;`)
})

const testWithRedis = hasRedis ? test : test.skip

testWithRedis('an instance is not ready while Redis is unreachable', async () => {
  const redis = await startRedis()
  const shared = await startStack({ REDIS_URL: redis.url })
  const ready = async () => {
    const response = await fetch(`${shared.opsUrl}/ready`)
    return [response.status, ((await response.json()) as { redis: string }).redis]
  }
  expect(await ready()).toEqual([200, 'ready'])
  await redis.kill()
  expect(await ready()).toEqual([503, 'unreachable'])
  await redis.restart()
  while ((await ready())[0] !== 200) await wait(20)
  await shared.close()
  await redis.stop()
})

test('counts requests, upstream calls and cache reads by name', async () => {
  const maria = stack.visitor()
  await maria.signIn('maria.santos@example.test')
  await maria.call(readContent, announcements)
  await maria.call(readContent, announcements)
  const text = await (await get('/metrics')).text()
  expect(text).toContain(
    'gatehouse_request_seconds_count{route="/api/content/:code",method="GET",status="200"} 2',
  )
  expect(text).toContain(
    'gatehouse_upstream_seconds_count{operation="getContent",outcome="ok",status="2xx",system="employee-content"} 1',
  )
  expect(text).toContain('gatehouse_cache_reads_total{outcome="hit"} 1')
  expect(text).toContain('gatehouse_breaker_open{operation="getContent"} 0')
  expect(text).toContain('gatehouse_audit_total{event="signed-in"} 1')
  expect(text).toMatch(/gatehouse_sessions 1\n/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/)
  expect(text).not.toMatch(/maria|santos|\b71001\b/i)
})

const metricsOf = async ({ opsUrl }: Stack) => (await fetch(`${opsUrl}/metrics`)).text()

test('counts retries, service tokens and bytes of the cache', async () => {
  const own = await startStack({}, { fakes: stack.fakes })
  expect(await metricsOf(own)).toMatch(/gatehouse_cache_bytes 0\n/)
  const fault = { kind: 'status', status: 503, times: 1 } as const
  stack.fakes.world.faults.add({ operation: 'authenticate', ...fault })
  const maria = await own.signIn('maria.santos')
  stack.fakes.world.faults.add({ operation: 'getEmailActivity', ...fault })
  expect((await maria.call(readEmailHistory)).status).toBe(200)
  const text = await metricsOf(own)
  expect(text).toMatch(
    /gatehouse_upstream_retries_total\{system="\w+",operation="getEmailActivity"\} 1\n/,
  )
  expect(text).toContain('gatehouse_service_token_total{outcome="refused"} 1')
  expect(text).toContain('gatehouse_service_token_total{outcome="ok"} 1')
  expect(text).toMatch(/gatehouse_cache_bytes [1-9]\d+\n/)
  await own.close()
})

test('tells upstream calls in flight and those that wait for a slot', async () => {
  const own = await startStack({ UPSTREAM_CONCURRENT: '1' }, { fakes: stack.fakes })
  const maria = await own.signIn('maria.santos')
  const dana = await own.signIn('dana.wolf')
  const noor = await own.signIn('noor.haddad')
  stack.fakes.world.faults.add({ operation: 'getContent', kind: 'hang' })
  const leaving = new AbortController()
  const read = (visitor: Visitor) =>
    visitor.fetch(readContent, { ...announcements, signal: leaving.signal }).catch(() => undefined)
  const reads = [maria, dana, noor].map(read)
  const counts = async () => {
    const text = await metricsOf(own)
    const of = (name: string) =>
      Number(new RegExp(`${name}\\{bulkhead="employee-content"\\} (\\d+)`).exec(text)?.[1])
    return [of('gatehouse_upstream_slots_in_use'), of('gatehouse_upstream_queue')]
  }
  while ((await counts())[1] !== 2) await wait(20)
  expect(await counts()).toEqual([1, 2])
  leaving.abort()
  await Promise.all(reads)
  while ((await counts())[0] !== 0) await wait(20)
  expect(await counts()).toEqual([0, 0])
  await own.close()
})

test('answers upstream-circuit-open for an operation forced open, and audits it', async () => {
  const dana = stack.visitor()
  await dana.signIn('dana.wolf@example.test')
  // Operators name no requests: references of the audit log are the gateway's own.
  const forced = await force('getContent', 'open', { 'x-request-id': 'AAAA-2222' })
  expect(await forced.json()).toMatchObject({
    operation: 'getContent',
    forced: 'open',
    forcedBy: 'ada',
    forcedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  stack.fakes.world.calls.clear()
  const { status, problem } = await dana.call(readContent, announcements)
  expect([status, problem.code]).toEqual([503, 'upstream-circuit-open'])
  expect(stack.operationsCalled()).toEqual([])
  expect(await (await get('/metrics')).text()).toContain(
    'gatehouse_breaker_open{operation="getContent"} 1',
  )
  // The scheme in any case [RFC 9110 11.1].
  const authorization = basic('ada').replace('Basic', 'basic')
  expect((await force('getContent', 'automatic', { authorization })).status).toBe(200)
  expect((await dana.call(readContent, announcements)).status).toBe(200)
  expect(stack.audit().slice(-2)).toMatchObject([
    { event: 'operation-forced', operator: 'ada', operation: 'getContent', to: 'open' },
    { event: 'operation-forced', operation: 'getContent', to: 'automatic' },
  ])
  expect(stack.audit().map(({ reference }) => reference)).not.toContain('AAAA-2222')
})

test('shows policy, latency and last failure', async () => {
  const chris = stack.visitor()
  await chris.signIn('chris.lee@example.test')
  stack.fakes.world.faults.add({ operation: 'getContent', kind: 'status', status: 500, times: 1 })
  await chris.call(readContent, announcements)
  const { operations } = (await (await get('/upstreams')).json()) as {
    operations: { operation: string }[]
  }
  expect(operations.find(({ operation }) => operation === 'getContent')).toMatchObject({
    system: 'employee-content',
    call: 'POST /EmployeeContent/GetContent',
    policy: { deadlineMs: 5000, retries: 0 },
    breaker: 'closed',
    p95Ms: expect.any(Number),
    lastFailure: { cause: 'refused', status: 500 },
  })
})

test.each([
  ['an unknown operation', 'getNothing', 'open', {}, 404],
  ['an unknown choice', 'getContent', 'ajar', {}, 400],
  ['a foreign page', 'getContent', 'open', { origin: 'https://elsewhere.test' }, 403],
  ['a foreign page of no origin', 'getContent', 'open', { origin: 'null' }, 403],
  ['another port', 'getContent', 'open', { origin: 'http://127.0.0.1:1' }, 403],
  ['another site', 'getContent', 'open', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another host of the site', 'getContent', 'open', { 'sec-fetch-site': 'same-site' }, 403],
  ['a write without the token', 'getContent', 'open', { authorization: '' }, 401],
  ['another token', 'getContent', 'open', { authorization: basic('ada', 'guess') }, 401],
  ['a token without a name', 'getContent', 'open', { authorization: basic('') }, 401],
  ['a blank name', 'getContent', 'open', { authorization: basic(' ') }, 401],
  ['a name with mark-up', 'getContent', 'open', { authorization: basic('<b>ada') }, 401],
])('rejects %s', async (_case, operation, to, headers, status) => {
  const { length } = stack.audit()
  expect((await force(operation, to, headers as Record<string, string>)).status).toBe(status)
  expect(stack.audit()).toHaveLength(length)
})

test('a page without script forces by its form, and returns to the operation', async () => {
  stack.log.length = 0
  const response = await fetch(`${stack.opsUrl}/upstreams/getContent`, {
    method: 'POST',
    body: new URLSearchParams({ to: 'automatic' }),
    headers: { authorization: basic('ada'), accept: 'text/html,*/*', origin: stack.opsUrl },
    redirect: 'manual',
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/console#getContent'])
  expect(findLogLine(stack, 'operation forced')).toMatchObject({
    level: 40,
    operator: 'ada',
    operation: 'getContent',
    to: 'automatic',
  })
})

test.each(['Ada Lovelace', 'Zoë.Núñez@example.test', 'CORP\\ada-1'])(
  'takes the name of the operator %s',
  async (name) => {
    const authorization = basic(name)
    expect((await force('getContent', 'automatic', { authorization })).status).toBe(200)
    expect(stack.audit().at(-1)).toMatchObject({ event: 'operation-forced', operator: name })
  },
)

test('asks a browser without credentials for them', async () => {
  const response = await force('getContent', 'open', { authorization: '' })
  expect(response.headers.get('www-authenticate')).toBe('Basic realm="Gatehouse operations"')
})

test('takes a token with colons, and only the whole of it', async () => {
  const token = 'a:token:with:colons'
  const colons = await startStack({ OPS_TOKEN: token }, { fakes: stack.fakes })
  const statusWith = async (given: string) => {
    const headers = { 'content-type': 'application/json', authorization: basic('ada', given) }
    const address = `${colons.opsUrl}/upstreams/getContent`
    const response = await fetch(address, { method: 'POST', headers, body: '{"to":"automatic"}' })
    return response.status
  }
  expect([await statusWith(token), await statusWith('a'), await statusWith(`${token}:`)]).toEqual([
    200, 401, 401,
  ])
  await colons.close()
})

test('without OPS_TOKEN rejects every write', async () => {
  const closed = await startStack({ OPS_TOKEN: '' }, { fakes: stack.fakes })
  for (const authorization of ['', basic('ada', ''), basic('ada')]) {
    const headers = { 'content-type': 'application/json', authorization }
    const address = `${closed.opsUrl}/upstreams/getContent`
    const response = await fetch(address, { method: 'POST', headers, body: '{"to":"automatic"}' })
    expect(response.status).toBe(401)
  }
  await closed.close()
})

/** Node's fetch sets Host itself. */
function statusUnder(host: string, method: string, path: string, authorization = '') {
  const { hostname, port } = new URL(stack.opsUrl)
  const headers = { host, authorization, 'content-type': 'application/json' }
  return new Promise((resolve) => {
    request({ hostname, port, path, method, headers })
      .on('response', (response) => resolve(response.resume().statusCode))
      .end(method === 'POST' ? '{"to":"automatic"}' : '')
  })
}

test('on loopback rejects reads and writes under a foreign host name (DNS rebinding)', async () => {
  expect(await statusUnder('rebound.test', 'GET', '/metrics')).toBe(403)
  expect(await statusUnder('rebound.test', 'POST', '/upstreams/getContent', basic('ada'))).toBe(403)
  for (const host of ['localhost:3010', '127.0.0.1', '[::1]:3010'])
    expect([host, await statusUnder(host, 'GET', '/metrics')]).toEqual([host, 200])
  expect(await statusUnder('localhost:3010', 'HEAD', '/metrics')).toBe(200)
})

test('beyond loopback requires the token for all but the probes', async () => {
  const settings = { OPS_HOST: '0.0.0.0', PRODUCT_NAME: 'Acme' }
  const networked = await startStack(settings, { fakes: stack.fakes })
  const statusOf = async (path: string, headers = {}) =>
    (await fetch(networked.opsUrl + path, { headers })).status
  for (const path of ['/live', '/ready', '/ready?from=balancer'])
    expect(await statusOf(path)).toBe(200)
  for (const path of ['/metrics', '/version', '/upstreams', '/openapi.json', '/', '/nothing'])
    expect(await statusOf(path)).toBe(401)
  const authorization = basic('prometheus')
  expect(await statusOf('/metrics', { authorization })).toBe(200)
  for (const [path, title] of [
    ['/', 'Acme: operations'],
    ['/openapi', 'Acme: the gateway’s own API'],
  ] as const) {
    const page = await fetch(networked.opsUrl + path, { headers: { authorization } })
    expect(await page.text()).toContain(`<title>${title}</title>`)
  }
  await networked.close()
})

test.each(['/', '/openapi', '/failures'])(
  '%s is a page without scripts and subresources',
  async (path) => {
    const response = await get(path, { accept: 'text/html' })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await response.text()
    expect(text).toMatch(/<h1>.+<\/h1>/)
    expect(text).not.toMatch(/<script|style=|onclick/)
  },
)

test.each(['/live', '/metrics', '/openapi.json', '/nothing'])(
  'sends security headers with %s, with and without access',
  async (path) => {
    for (const headers of [{}, { authorization: 'Basic bm9ib2R5' }]) {
      const response = await get(path, headers)
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  },
)

test.each(['/', '/openapi', '/failures', '/console'])(
  '%s is never cached and posts to itself alone',
  async (path) => {
    const { headers } = await get(path, { accept: 'text/html' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
  },
)

test.each(['/', '/openapi', '/failures', '/console'])(
  '%s allows its own style alone, by a nonce of its own',
  async (path) => {
    const nonceOf = async () => {
      const response = await get(path, { accept: 'text/html' })
      const [, nonce] = /<style nonce="([^"]+)">/.exec(await response.text()) ?? []
      const policy = response.headers.get('content-security-policy')
      const [, allowed] = /style-src 'nonce-([^']+)'(;|$)/.exec(policy ?? '') ?? []
      expect(unescapeHtml(nonce)).toBe(allowed)
      return nonce
    }
    expect(await nonceOf()).not.toBe(await nonceOf())
  },
)

test('browsers ask for the console’s script anew after an update', async () => {
  const { headers } = await get('/console.js')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('each link of the front page leads to a page, and each page is linked', async () => {
  const text = await (await get('/', { accept: 'text/html' })).text()
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
  for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200])
  expect(links).toEqual(
    expect.arrayContaining([
      ...['/console', '/failures', '/openapi', '/openapi.json', '/metrics'],
      ...['/ready', '/version', '/live', '/openapi/upstreams/payroll-pages'],
    ]),
  )
})

test('serves metrics in the format of Prometheus', async () => {
  expect((await get('/metrics')).headers.get('content-type')).toBe(
    'text/plain; version=0.0.4; charset=utf-8',
  )
})

test('serves the OpenAPI document', async () => {
  const document = (await (await get('/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths)).toContain('/api/content/{code}')
})

test('answers problem+json for unknown paths', async () => {
  const response = await get('/nothing')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json',
  ])
})
