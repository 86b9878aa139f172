import { operations } from '@gatehouse/contracts/upstream/operations'
import { expect, test } from '@jest/globals'
import type { InstanceSnapshot, OperationSnapshot } from '../../observability/snapshot.ts'
import {
  called,
  viewDeps as deps,
  instanceSnapshot as instance,
} from '../../testing/instance-snapshot.ts'
import { latencyBucketOf } from '../../upstream/latency.ts'
import { emptySeries, slotMs } from '../../upstream/recent-counts.ts'
import { headlineOf } from './headline.ts'
import { systemsOf, trafficOf } from './view.ts'

test('the worst operation and its system come first', () => {
  const one = instance('one', {
    operations: {
      searchJobs: called(20),
      getLoginId: called(900, { condition: 'slow' }),
      login: called(10, { failures: 3, condition: 'failing' }),
      check2FA: called(10, { failures: 1, failedAt: 7 }),
      send2FA: called(10, { condition: 'all refused' }),
      logout: called(10, { forced: 'closed' }),
      auth0Login: called(10, { forced: 'open' }),
      listNotifications: called(30),
      getContent: called(1, { breaker: 'open' }),
    },
  })
  const systems = systemsOf([one], deps, false)
  const order = systems.map(({ name, operations: of }) => [
    name,
    of.map((operation) => `${operation.name}: ${operation.state}`),
  ])
  expect(order).toEqual([
    ['employee-content', ['getContent: open']],
    [
      'user',
      [
        'auth0Login: forced open',
        'login: failing',
        'send2FA: all refused',
        'getLoginId: slow',
        'check2FA: has failed',
        'logout: forced closed',
        'listNotifications: working',
      ],
    ],
    ['job', ['searchJobs: working']],
  ])
  expect(systemsOf([one], deps, true).flatMap((system) => system.operations)).toHaveLength(
    operations.length,
  )
})

test('of operations in one state the most failing, slowest, busiest come first, then by name', () => {
  const calls = (count: number) => ({ calls: count, lastMinute: { calls: count } })
  const one = instance('one', {
    operations: {
      check2FA: called(10, { condition: 'failing', failures: 5 }),
      login: called(10, { condition: 'failing', failures: 9 }),
      send2FA: called(10, calls(20)),
      auth0Login: called(10, calls(20)),
      logout: called(10),
      getLoginId: called(900),
    },
  })
  const [system] = systemsOf([one], deps, false)
  expect(system?.operations.map(({ name }) => name)).toEqual([
    'login',
    'check2FA',
    'getLoginId',
    'auth0Login',
    'send2FA',
    'logout',
  ])
})

test('names the instances of a state, unless it is that of all', () => {
  const failing = { operations: { login: called(10, { condition: 'failing', failures: 9 }) } }
  const headlineFor = (other: Parameters<typeof instance>[1]) => {
    const instances = [instance('one', failing), instance('two', other)]
    const fleet = { instances, absent: [], sessions: undefined, redis: 'ready' as const }
    return headlineOf({ fleet, systems: systemsOf(instances, deps, false), at: 1000 * slotMs }).text
  }
  expect(headlineFor({})).toContain('login</a>: failing on one<')
  expect(headlineFor(failing)).toContain('login</a>: failing <')
})

test('adds up instances, and names those with an open circuit', () => {
  const timeoutAt = (at: number) => ({
    failures: 1,
    failedAt: at,
    lastFailure: { at, cause: 'timeout' as const },
  })
  const one = instance('one', {
    operations: { getContent: called(10, { breaker: 'half-open', ...timeoutAt(3) }) },
  })
  const two = instance('two', { operations: { getContent: called(500, timeoutAt(5)) } })
  const [system] = systemsOf([one, two], deps, false)
  expect(system?.operations[0]).toMatchObject({
    state: 'half-open',
    instances: ['one'],
    calls: 20,
    failingShare: 0.1,
    failedAt: 5,
    outcomes: { ok: 20 },
    p50: expect.closeTo(10, -1),
    p95: expect.closeTo(500, -2),
    lastFailure: { at: 5, cause: 'timeout', instance: 'two' },
  })
})

test('an operation is called where UPSTREAM_PATHS says; one that works has no time of failure', () => {
  const upstream = {
    ...deps.upstream,
    asSent: (one: (typeof operations)[number]) => ({ ...one, path: '/moved' as const }),
  }
  const one = instance('one', { operations: { getContent: called(10) } })
  const [system] = systemsOf([one], { ...deps, upstream }, false)
  expect(system?.operations).toMatchObject([{ call: 'POST /moved', failedAt: undefined }])
})

test('counts the calls of a system, not those of another whose name begins alike', () => {
  const calling = (name: string, inFlight: number) => ({ name, inFlight, queued: 1, limit: 8 })
  const one = instance('one', {
    operations: { getContent: called(10), listBadges: called(10) },
    bulkheads: [
      calling('employee', 1),
      calling('employee, slow', 2),
      calling('employee-content', 4),
    ],
  })
  const systems = systemsOf([one], deps, true)
  const inFlight = Object.fromEntries(systems.map((system) => [system.name, system.inFlight]))
  expect(inFlight).toMatchObject({ employee: 3, 'employee-content': 4, user: 0 })
})

test('adds up requests, and has no share where there was none', () => {
  const busy = instance('busy').traffic
  const series = emptySeries()
  series[29] = 30
  const errors = emptySeries()
  errors[29] = 3
  const latency = emptySeries().map(() => [] as number[])
  latency[29] = [latencyBucketOf(10), 16, latencyBucketOf(100), 14]
  const traffic = { ...busy, requests: series, errors, latency, refusals: { password: 2 }, shed: 1 }
  const both = trafficOf([instance('a', { traffic }), instance('b', { traffic })], 1000 * slotMs)
  expect(both.perSecond.at(-1)).toBe(1)
  expect(both.failingShare.slice(-2)).toEqual([undefined, 0.1])
  expect(both.p50.at(-1)).toBeCloseTo(10, -1)
  expect(both.p95.at(-1)).toBeCloseTo(100, -1)
  errors[28] = 3
  series[28] = 3
  const later = trafficOf([instance('a', { traffic })], 1000 * slotMs)
  expect(later.failingShare.slice(-2)).toEqual([1, 6 / 33])
  expect(both).toMatchObject({ refusals: { password: 4 }, shed: 2, cacheHitShare: undefined })
})

test('knows no requests before the first instance started', () => {
  const now = 1000 * slotMs + 1
  const started = (slotsAgo: number) => instance('a', { startedAt: now - slotsAgo * slotMs })
  const known = (...instances: InstanceSnapshot[]) =>
    trafficOf(instances, now).perSecond.filter((value) => value === 0).length
  expect([known(started(0)), known(started(5)), known(started(5), started(2))]).toEqual([1, 6, 6])
  expect(known(started(100))).toBe(30)
})

test('the headline names operations without a token, unless the gateway is refused one', () => {
  const headlineFor = (
    lastFailure: OperationSnapshot['lastFailure'],
    breaker: OperationSnapshot['breaker'] = 'closed',
  ) => {
    const failing = called(10, { failures: 9, condition: 'failing' })
    const one = instance('one', {
      operations: {
        authenticate: { ...failing, breaker, ...(lastFailure && { lastFailure }) },
        getContent: {
          ...failing,
          lastFailure: { at: 5, cause: 'unreachable', operation: 'authenticate' },
        },
        login: { ...failing, lastFailure: { at: 5, cause: 'timeout' } },
      },
    })
    const fleet = { instances: [one], absent: [], sessions: undefined, redis: 'ready' as const }
    return headlineOf({ fleet, systems: systemsOf([one], deps, false), at: 1000 * slotMs }).text
  }
  const timedOut = headlineFor({ at: 5, cause: 'timeout' })
  expect(timedOut).toContain('authenticate</a>: failing')
  expect(timedOut).toContain('getContent</a>: failing')
  const refused = headlineFor({ at: 5, cause: 'refused', status: 401 })
  expect(refused).toContain('No service token on one')
  expect(refused).not.toContain('getContent</a>: failing')
  expect(refused).not.toContain('authenticate</a>: failing')
  const open = headlineFor({ at: 5, cause: 'refused', status: 401 }, 'open')
  expect(open).toContain('authenticate</a>: open')
  expect(open).not.toContain('No service token')
  for (const headline of [timedOut, refused]) expect(headline).toContain('login</a>: failing')
})
