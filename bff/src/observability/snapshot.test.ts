import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '@gatehouse/contracts/operation'
import { afterEach, expect, jest, test } from '@jest/globals'
import { viewDeps } from '../testing/instance-snapshot.ts'
import type { RecentCalls } from '../upstream/call-stats.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { latencyBucketOf } from '../upstream/latency.ts'
import { emptySeries } from '../upstream/recent-counts.ts'
import { createSnapshots } from './snapshot.ts'
import { createTraffic } from './traffic.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const snapshots of open.splice(0)) snapshots.close()
})

type Guard = Partial<ReturnType<UpstreamClient['guardOf']>>

function start(
  {
    guards = {},
    recent = {},
  }: { guards?: Record<string, Guard>; recent?: Record<string, RecentCalls> } = {},
  sessions: number | undefined = undefined,
) {
  const upstream = {
    guardOf: ({ name }: Operation) => ({ ...viewDeps.upstream.guardOf(), ...guards[name] }),
    recentOf: ({ name }: Operation) => recent[name],
    bulkheads: () => [{ name: 'user', inFlight: 1, queued: 2, limit: 3 }],
  } as unknown as UpstreamClient
  const snapshots = createSnapshots({
    name: 'east',
    upstream,
    traffic: createTraffic(),
    state: () => 'draining',
    cacheBytes: () => 4096,
    sessions: () => sessions,
  })
  open.push(snapshots)
  return snapshots
}

function recentCalls(calls: number, failures: number): RecentCalls {
  const last = (count: number) => [...emptySeries().slice(1), count]
  return {
    calls: last(calls),
    failures: last(failures),
    rejected: emptySeries(),
    succeeded: last(calls - failures),
    latency: [...new Array<number>(latencyBucketOf(20)).fill(0), calls],
    latestLatency: [],
    outcomes: { ok: calls - failures, timeout: failures },
    lastFailed: false,
  }
}

test('tells of itself, and of sessions only where it keeps them', () => {
  const before = Date.now()
  const snapshot = start({}, 0).take()
  expect(snapshot).toMatchObject({
    name: 'east',
    state: 'draining',
    cacheBytes: 4096,
    sessions: 0,
    bulkheads: [{ name: 'user', inFlight: 1, queued: 2, limit: 3 }],
  })
  expect(snapshot.startedAt).toBeGreaterThanOrEqual(before)
  // Of the process: the heap is a part of it.
  expect(snapshot.memoryBytes).toBeGreaterThan(process.memoryUsage().heapTotal)
  expect(start().take()).not.toHaveProperty('sessions')
})

test('tells of operations that were called, are forced, or whose circuit is not closed', () => {
  const { operations } = start({
    guards: { login: { forced: 'closed' }, check2FA: { breaker: 'half-open' } },
    recent: { getContent: recentCalls(100, 0), jobDetails: recentCalls(0, 0) },
  }).take()
  expect(operations).toEqual({
    check2FA: expect.objectContaining({ breaker: 'half-open', calls: 0, failures: 0 }),
    login: expect.objectContaining({ breaker: 'closed', forced: 'closed' }),
    getContent: {
      breaker: 'closed',
      calls: 100,
      failures: 0,
      lastMinute: { calls: 100 },
      outcomes: { ok: 100, timeout: 0 },
      latency: [latencyBucketOf(20), 100],
    },
  })
})

test('tells when and how an operation failed, and adds up the calls of a system', () => {
  const at = new Date('2026-11-21T12:00:00Z')
  const failing = recentCalls(10, 4)
  const { operations, systems } = start({
    recent: {
      login: { ...failing, failedAt: 7, lastFailure: { at, cause: 'timeout', status: 504 } },
      check2FA: recentCalls(5, 1),
      jobDetails: recentCalls(2, 0),
    },
  }).take()
  expect(operations.login).toMatchObject({
    calls: 10,
    failures: 4,
    condition: 'failing',
    failedAt: 7,
    lastFailure: { at: at.getTime(), cause: 'timeout', status: 504 },
  })
  const last = (series?: number[]) => series?.at(-1)
  expect(Object.keys(systems).toSorted()).toEqual(['job', 'user'])
  expect([last(systems.user?.calls), last(systems.user?.failures)]).toEqual([15, 5])
  expect([last(systems.job?.calls), last(systems.job?.failures)]).toEqual([2, 0])
})

test('judges an operation by its own deadline, and tells apart what is older than a minute', () => {
  const policy = { ...viewDeps.upstream.guardOf().policy, deadlineMs: 1000, restMs: 60_000 }
  const slow = recentCalls(20, 0)
  slow.calls[0] = 7
  slow.latestLatency = [...new Array<number>(latencyBucketOf(800)).fill(0), 20]
  const { operations } = start({ guards: { login: { policy } }, recent: { login: slow } }).take()
  expect(operations.login).toMatchObject({
    calls: 27,
    lastMinute: { calls: 20 },
    condition: 'slow',
  })
})

test('tells the memory as last read while no file descriptor is free', () => {
  const snapshots = start()
  const rss = jest.spyOn(process.memoryUsage, 'rss').mockReturnValueOnce(4096)
  rss.mockImplementationOnce(() => {
    throw Object.assign(new Error('uv_resident_set_memory'), { code: 'EMFILE' })
  })
  expect([snapshots.take().memoryBytes, snapshots.take().memoryBytes]).toEqual([4096, 4096])
  rss.mockRestore()
})

test('each sample of the event loop’s delay is in milliseconds, and begins anew', async () => {
  const snapshots = start()
  /** Takes samples, after `act` each, until one holds. */
  async function sampleUntil(holds: (delayMs: number) => boolean, act: () => void) {
    for (let tries = 0; tries < 5 && !holds(snapshots.take().loopDelayMs); tries++) {
      // The monitor measures between ticks of a timer of its own.
      await wait(50)
      act()
      await wait(50)
      snapshots.sample()
    }
    return snapshots.take().loopDelayMs
  }
  const blocked = await sampleUntil((delayMs) => delayMs > 400, block)
  expect(blocked).toBeGreaterThan(400)
  expect(blocked).toBeLessThan(100_000)
  const free = await sampleUntil(
    (delayMs) => delayMs < blocked,
    () => undefined,
  )
  expect(free).toBeLessThan(blocked)
})

function block() {
  const until = performance.now() + 500
  while (performance.now() < until);
}
