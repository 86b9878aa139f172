import { setTimeout as wait } from 'node:timers/promises'
import { readContent } from '@gatehouse/contracts/portal/content'
import { signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals'
import { Redis } from 'ioredis'
import type { Failure } from '../../store/failure-log.ts'
import { advanceMonotonicClock } from '../../testing/advance-clock.ts'
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import { origin, password } from '../../testing/visitor.ts'
import type { ConsoleContent } from './page.ts'

const announcements = { params: { code: 'announcements' } }
const basic = `Basic ${Buffer.from(`ada:${fakeCredentials.opsToken}`).toString('base64')}`

async function read<T>({ opsUrl }: Stack, path: string): Promise<T> {
  return (await (await fetch(opsUrl + path)).json()) as T
}
const consoleOf = (stack: Stack, query = '') => read<ConsoleContent>(stack, `/console${query}`)
const pageOf = async ({ opsUrl }: Stack, path: string) =>
  (await fetch(opsUrl + path, { headers: { accept: 'text/html' } })).text()
const failuresOf = async (stack: Stack, reference: string) =>
  (await read<{ failures: Failure[] }>(stack, `/failures?reference=${reference}`)).failures

function force({ opsUrl }: Stack, operation: string, to: string) {
  return fetch(`${opsUrl}/upstreams/${operation}`, {
    method: 'POST',
    body: JSON.stringify({ to }),
    headers: { 'content-type': 'application/json', authorization: basic },
  })
}

afterEach(() => void jest.restoreAllMocks())

async function until(isTrue: () => Promise<boolean>) {
  const deadline = Date.now() + 20_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('did not come true in 20 s')
    await wait(100)
  }
}

const find = ({ systems }: ConsoleContent, name: string) =>
  systems.flatMap(({ operations }) => operations).find((one) => one.name === name)

describe('one instance without Redis', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack({ INSTANCE_NAME: 'alone' })
  })
  afterAll(() => stack.close())

  test('shows itself alone, with its traffic, and says so', async () => {
    const before = await consoleOf(stack)
    expect(before.fleet.sessions).toEqual({ count: 0, isEstimate: false })
    const maria = await stack.signIn('maria.santos')
    await maria.call(readContent, announcements)
    await maria.call(readContent, announcements)
    const { fleet, traffic, ...content } = await consoleOf(stack)
    expect(fleet).toMatchObject({ redis: 'not in use', sessions: { count: 1, isEstimate: false } })
    expect(fleet.instances.map(({ name, state }) => [name, state])).toEqual([['alone', 'ready']])
    expect(traffic.perSecond.at(-1)).toBeGreaterThan(0)
    expect(traffic.p95.at(-1)).toBeGreaterThan(0)
    expect(traffic.cacheHitShare).toBeGreaterThan(0)
    expect(find({ fleet, traffic, ...content }, 'getContent')).toMatchObject({
      state: 'working',
      calls: 1,
      outcomes: { ok: 1 },
      p95: expect.any(Number),
    })
    expect(content.quotas.password).toEqual({ points: 6, duration: 900 })
    expect(await pageOf(stack, '/console')).toContain('id="alone"')
  })

  test('lists the failing operation and its system first', async () => {
    const chris = await stack.signIn('chris.lee')
    stack.fakes.world.faults.add({ operation: 'getContent', kind: 'status', status: 500, times: 1 })
    expect((await chris.call(readContent, { params: { code: 'training' } })).status).toBe(502)
    const { systems } = await consoleOf(stack)
    expect([systems[0]?.name, systems[0]?.operations[0]]).toMatchObject([
      'employee-content',
      { name: 'getContent', state: 'failing', lastFailure: { cause: 'refused', status: 500 } },
    ])
  })

  test('shows operations without traffic only on demand', async () => {
    const names = async (query: string) =>
      (await consoleOf(stack, query)).systems.flatMap(({ operations }) => operations).length
    expect(await names('?show=all')).toBeGreaterThan(await names(''))
    // An instance may have a name of 64 characters.
    expect(await names(`?show=all&instance=${'x'.repeat(64)}`)).toBe(await names('?show=all'))
  })

  test('a page leads browsers from /upstreams to the console', async () => {
    const headers = { accept: 'text/html' }
    const { status, headers: sent } = await fetch(`${stack.opsUrl}/upstreams`, {
      headers,
      redirect: 'manual',
    })
    expect([status, sent.get('location')]).toEqual([303, '/console'])
  })

  test('the page runs its own script alone', async () => {
    const response = await fetch(`${stack.opsUrl}/console`, { headers: { accept: 'text/html' } })
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'; connect-src 'self'")
    const text = await response.text()
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/console.js" defer>'])
    expect(text).not.toMatch(/style=|onclick/)
    const script = await fetch(`${stack.opsUrl}/console.js`)
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('logs user and problem of a request, and finds them by the reference', async () => {
    const dana = await stack.signIn('dana.wolf')
    stack.fakes.world.faults.add({ operation: 'getContent', kind: 'status', status: 500, times: 2 })
    const first = await dana.call(readContent, announcements)
    const second = await dana.call(readContent, { params: { code: 'training' } })
    const { reference } = second.problem
    const heard = `%20${reference.toLowerCase().replace('-', '%20')}%20`
    const failures = await failuresOf(stack, heard)
    expect(failures.map((one) => one.reference)).toEqual([reference, first.problem.reference])
    expect(failures[0]).toEqual({
      at: expect.any(Number),
      reference,
      instance: 'alone',
      method: 'GET',
      route: '/api/content/:code',
      status: 502,
      problem: 'upstream-refused',
      user: expect.stringMatching(/^[\w-]{12}$/),
      operation: 'getContent',
      cause: 'refused',
      upstreamStatus: 500,
    })
    const lines = stack.log.join('').split('\n').filter(Boolean)
    const ofDana = lines.map((line) => JSON.parse(line)).filter((one) => one.user)
    expect(ofDana.find(({ id }) => id === reference)).toMatchObject({
      user: failures[0]?.user,
      problem: 'upstream-refused',
      status: 502,
    })
    const metrics = await (await fetch(`${stack.opsUrl}/metrics`)).text()
    expect(metrics).toContain(
      'gatehouse_request_seconds_count{route="/api/content/:code",method="GET",status="502",problem="upstream-refused"}',
    )
    expect(metrics).toContain(
      'gatehouse_upstream_seconds_count{operation="getContent",outcome="refused",status="5xx",system="employee-content"}',
    )
  })

  test('a cached read, a sign-in and a sign-out carry the same user', async () => {
    stack.log.length = 0
    const maria = await stack.signIn('maria.santos')
    await maria.call(readContent, announcements)
    await maria.call(readContent, announcements)
    await maria.call(signOut)
    const lines = stack.log.map((line) => JSON.parse(line)).filter(({ route }) => route)
    const users = new Set(lines.map(({ user }) => user).filter(Boolean))
    const [user] = users
    expect([users.size, user]).toEqual([1, expect.stringMatching(/^[\w-]{12}$/)])
    const of = (route: string) => lines.filter((line) => line.route === route)
    expect(of(readContent.path).map((line) => line.user)).toEqual([user, user])
    expect(of(submitPasscode.path).map((line) => line.user)).toEqual([user])
    expect(of(signOut.path).map((line) => line.user)).toEqual([user])
  })

  test('a failure tells how a response broke its schema', async () => {
    const chris = await stack.signIn('chris.lee')
    const fault = { operation: 'getContent', kind: 'reply', text: '{"content":7}' } as const
    stack.fakes.world.faults.add({ ...fault, times: 1 })
    const { problem } = await chris.call(readContent, { params: { code: 'training' } })
    const [failure] = await failuresOf(stack, problem.reference)
    expect(failure).toMatchObject({ operation: 'getContent', cause: 'invalid-response' })
    expect(failure?.detail).toMatch(/^at .* \(\w+\)$/)
    expect(await pageOf(stack, `/failures?reference=${problem.reference}`)).toContain(
      `getContent: invalid-response ${failure?.detail}`,
    )
  })

  test('another person’s failures are not listed; an unknown reference finds nothing', async () => {
    const fail = async (login: string) => {
      const visitor = await stack.signIn(login)
      const { problem } = await visitor.send(readContent, { params: { code: 'x'.repeat(99) } })
      return problem.reference
    }
    const [ofMaria, ofChris] = [await fail('maria.santos'), await fail('chris.lee')]
    const found = await failuresOf(stack, ofMaria)
    expect(found.map(({ reference }) => reference)).toContain(ofMaria)
    expect(found.map(({ reference }) => reference)).not.toContain(ofChris)
    expect(await failuresOf(stack, 'AAAA-2222')).toEqual([])
    const page = await pageOf(stack, `/failures?reference=%3Cb%3E`)
    expect(page).not.toContain('<b>')
  })

  test('a failure before sign-in is found alone', async () => {
    const visitor = stack.visitor()
    const one = await visitor.call(readContent, announcements)
    await visitor.call(readContent, announcements)
    const found = await failuresOf(stack, one.problem.reference)
    expect(found).toHaveLength(1)
    expect(found[0]).not.toHaveProperty('user')
  })

  test('counts refusals of rate limits by name', async () => {
    const tight = await startStack({ LIMIT_WRONG: '1' }, { fakes: stack.fakes })
    const visitor = tight.visitor()
    const body = { identity: 'maria.santos@example.test', password: 'wrong' }
    for (let tries = 0; tries < 2; tries++) await visitor.call(startSignIn, { body })
    expect(await (await fetch(`${tight.opsUrl}/metrics`)).text()).toContain(
      'gatehouse_limit_refusals_total{limit="password"} 1',
    )
    expect((await consoleOf(tight)).traffic.refusals).toEqual({ password: 1 })
    await tight.close()
  })
})

const describeWithRedis = hasRedis ? describe : describe.skip

describeWithRedis('two instances that share a Redis', () => {
  let redis: RedisServer
  let fakes: Fakes
  let client: Redis
  let one: Stack
  let two: Stack
  const start = (name: string) =>
    startStack({ REDIS_URL: redis.url, INSTANCE_NAME: name, REDIS_TIMEOUT_MS: '2000' }, { fakes })

  beforeAll(async () => {
    redis = await startRedis()
    client = new Redis(redis.url, { keyPrefix: 'gatehouse:' })
    client.on('error', () => {})
    fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 }, origin)
    one = await start('one')
    two = await start('two')
  })
  afterAll(async () => {
    client.disconnect()
    await one.close()
    await two.close()
    await redis.stop()
    await fakes.close()
  })
  beforeEach(() => fakes.world.reset())

  async function forcedAt(stack: Stack): Promise<string | undefined> {
    const { operations } = await read<{ operations: Record<string, string>[] }>(stack, '/upstreams')
    const row = operations.find(({ operation }) => operation === 'getContent')
    return row?.forced && `${row.forced} by ${row.forcedBy}`
  }

  test('each shows both', async () => {
    const maria = await one.signIn('maria.santos')
    await maria.call(readContent, announcements)
    for (const stack of [one, two])
      await until(async () => {
        const content = await consoleOf(stack)
        const names = content.fleet.instances.map(({ name }) => name)
        return names.join() === 'one,two' && find(content, 'getContent')?.calls === 1
      })
    const { fleet } = await consoleOf(two)
    expect(fleet).toMatchObject({ redis: 'ready', sessions: { count: 1, isEstimate: false } })
    expect((await consoleOf(two, '?instance=two')).traffic.cacheHitShare).toBeUndefined()
    expect((await consoleOf(two, '?instance=one')).traffic.cacheHitShare).toBe(0)
    // The whole name counts.
    const ofNone = await consoleOf(two, '?instance=on')
    expect(ofNone.selection).toEqual({ instance: '', all: false, missing: 'on' })
    expect(ofNone.traffic.cacheHitShare).toBe(0)
    // Operations are those of all instances, also on the page of one.
    expect(find(await consoleOf(two, '?instance=two'), 'getContent')?.calls).toBe(1)
  })

  test('counts the sessions anew every ten seconds', async () => {
    advanceMonotonicClock(10)
    const countOf = async () => (await consoleOf(two)).fleet.sessions?.count ?? 0
    const before = await countOf()
    await two.signIn('dana.wolf')
    expect(await countOf()).toBe(before)
    advanceMonotonicClock(10)
    expect(await countOf()).toBe(before + 1)
  })

  test('a forced state holds on both, tells by whom, and outlives a restart', async () => {
    const dana = await two.signIn('dana.wolf')
    expect((await force(one, 'getContent', 'open')).status).toBe(200)
    await until(async () => (await forcedAt(two)) !== undefined)
    const { problem } = await dana.call(readContent, announcements)
    expect(problem.code).toBe('upstream-circuit-open')
    const view = find(await consoleOf(two), 'getContent')
    expect(view).toMatchObject({
      state: 'forced open',
      forced: { to: 'open', operator: 'ada', at: expect.any(Number) },
    })
    const again = await start('three')
    expect(await forcedAt(again)).toBe('open by ada')
    await again.close()
    await force(two, 'getContent', 'automatic')
    await until(async () => (await forcedAt(one)) === undefined)
    const other = await one.signIn('chris.lee')
    expect((await other.call(readContent, announcements)).status).toBe(200)
  })

  test('a force that Redis does not answer is unknown, and audited', async () => {
    await client.call('CLIENT', 'PAUSE', '20000', 'WRITE')
    const response = await force(one, 'getContent', 'open')
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { code: 'outcome-unknown' },
    ])
    const event = { event: 'operation-forced', operator: 'ada', operation: 'getContent' }
    expect(one.audit().at(-1)).toMatchObject({ ...event, to: 'open', outcome: 'unknown' })
    await client.call('CLIENT', 'UNPAUSE')
    await until(async () => (await forcedAt(two)) === 'open by ada')
    await force(one, 'getContent', 'automatic')
    expect(one.audit().at(-1)).toMatchObject({ ...event, to: 'automatic', outcome: 'done' })
    await until(async () => (await forcedAt(two)) === undefined)
  })

  test('names the instance that gets no service token, and marks its 5xx', async () => {
    const wrong = await startStack(
      { REDIS_URL: redis.url, INSTANCE_NAME: 'wrong', SERVICE_PASSWORD: 'mistyped' },
      { fakes },
    )
    const visitor = wrong.visitor()
    const body = { identity: 'maria.santos@example.test', password }
    const { problem } = await visitor.call(startSignIn, { body })
    await until(async () => find(await consoleOf(one), 'authenticate')?.state === 'failing')
    expect(find(await consoleOf(one), 'authenticate')?.instances).toEqual(['wrong'])
    expect(await failuresOf(wrong, problem.reference)).toMatchObject([
      { operation: 'authenticate', cause: 'refused', upstreamStatus: 401 },
    ])
    const page = await pageOf(one, '/console')
    expect(page).toContain('No service token on wrong: <a href="#authenticate">')
    // Operations that only lack a token are not listed with it.
    expect(page).not.toContain('checkUserForcePassword</a>: failing')
    expect(page).toContain('wrong</a>: 100 % of requests answered with 5xx')
    expect(page).toContain('100 %, high')
    expect(page).not.toContain('All upstream operations work')
    await wrong.close()
  })

  test('names an instance that is gone', async () => {
    await client.set('instance-last:killed', 'gone', 'EX', 890)
    await client.sadd('instances', 'killed')
    // As where Redis refused the last snapshots of this one.
    await client.del('instance:one')
    const { absent } = (await consoleOf(one)).fleet
    const since = expect.closeTo(Date.now() - 10_000, -3.3)
    expect(absent).toContainEqual({ name: 'killed', state: 'gone', since })
    expect(absent.map(({ name }) => name)).not.toContain('one')
    expect(await pageOf(one, '/console')).toMatch(/killed<\/a>: gone since \d\d:\d\d:\d\d UTC/)
    await client.del('instance-last:killed')
  })

  test('says why Redis refuses writes, and stays ready for reads', async () => {
    await client.config('SET', 'maxmemory', '1')
    await until(async () => (await consoleOf(one)).fleet.redis === 'refuses writes')
    expect(await pageOf(one, '/console')).toMatch(/Redis refuses writes:<\/strong> <code>OOM /)
    const { length } = one.audit()
    expect((await force(one, 'getContent', 'open')).status).toBe(503)
    expect(one.audit()).toHaveLength(length)
    expect(await pageOf(one, '/failures?reference=7KQ2-M9XD')).toContain('Redis refuses writes.')
    const ready = await fetch(`${one.opsUrl}/ready`)
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({
        ready: true,
        redis: 'refuses writes',
        reason: expect.stringContaining('OOM command not allowed'),
      }),
    ])
    one.log.length = 0
    const body = { identity: 'maria.santos@example.test', password }
    expect((await one.visitor().call(startSignIn, { body })).status).toBe(503)
    expect(one.log.join('')).toContain('OOM command not allowed')
    await client.config('SET', 'maxmemory', '0')
    await until(async () => (await consoleOf(one)).fleet.redis === 'ready')
  })

  test('an instance that stopped is gone at once, and said to be stopped', async () => {
    const third = await start('three')
    await until(async () => (await consoleOf(one)).fleet.instances.length === 3)
    const { problem } = await third.visitor().call(readContent, announcements)
    await third.close()
    // Failures since its last beat are not lost.
    expect(await failuresOf(one, problem.reference)).toMatchObject([{ instance: 'three' }])
    const { instances, absent } = (await consoleOf(one)).fleet
    expect(instances.map(({ name }) => name)).toEqual(['one', 'two'])
    const since = expect.any(Number)
    expect(absent).toContainEqual({ name: 'three', state: 'stopped', since })
  })

  test('finds on one what failed on the other, and no more than that person’s', async () => {
    const dana = await two.signIn('dana.wolf')
    fakes.world.faults.add({ operation: 'getContent', kind: 'status', status: 500, times: 1 })
    const { problem } = await dana.call(readContent, { params: { code: 'training' } })
    await until(async () => (await failuresOf(one, problem.reference)).length > 0)
    const [failure] = await failuresOf(one, problem.reference)
    expect(failure).toMatchObject({ instance: 'two', operation: 'getContent', cause: 'refused' })
  })

  test('without Redis serves on, shows itself, says what is missing, and recovers', async () => {
    await redis.kill()
    await until(async () => (await consoleOf(one)).fleet.redis === 'unreachable')
    const { fleet } = await consoleOf(one)
    expect(fleet.instances.map(({ name, state }) => [name, state])).toEqual([
      ['one', 'without Redis'],
    ])
    expect((await fetch(one.url)).status).toBe(200)
    expect(await pageOf(one, '/console')).toContain('id="redis-away"')
    expect(await pageOf(one, '/failures?reference=7KQ2-M9XD')).toContain('Redis is unreachable')
    const { length } = one.audit()
    expect((await force(one, 'getContent', 'open')).status).toBe(503)
    expect(one.audit()).toHaveLength(length)
    expect(find(await consoleOf(one, '?show=all'), 'getContent')?.forced).toBeUndefined()
    const metrics = await (await fetch(`${one.opsUrl}/metrics`)).text()
    expect(metrics).toContain('gatehouse_redis_connected 0')
    expect(metrics).toMatch(/gatehouse_redis_failures_total [1-9]/)
    expect(metrics).toMatch(/gatehouse_redis_seconds_count [1-9]/)
    await redis.restart()
    await until(async () => (await consoleOf(one)).fleet.instances.length === 2)
  })
})
