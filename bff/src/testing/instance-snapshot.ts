import type { operations } from '@gatehouse/contracts/upstream/operations'
import type { InstanceSnapshot, OperationSnapshot } from '../observability/snapshot.ts'
import { latencyBucketOf } from '../upstream/latency.ts'
import { emptySeries } from '../upstream/recent-counts.ts'

/** An operation of an instance after ten calls that took `ms`. */
export const called = (ms: number, change: Partial<OperationSnapshot> = {}): OperationSnapshot => ({
  breaker: 'closed',
  calls: 10,
  failures: 0,
  lastMinute: { calls: 10 },
  outcomes: { ok: 10 },
  latency: [latencyBucketOf(ms), 10],
  ...change,
})

/** An instance without traffic. */
export function instanceSnapshot(
  name: string,
  change: Partial<InstanceSnapshot> = {},
): InstanceSnapshot {
  return {
    name,
    version: '1',
    startedAt: 0,
    state: 'ready',
    loopDelayMs: 0,
    memoryBytes: 0,
    cacheBytes: 0,
    traffic: {
      requests: emptySeries(),
      errors: emptySeries(),
      latency: emptySeries().map(() => []),
      cache: { hit: 0, miss: 0, shared: 0, stale: 0 },
      refusals: {},
      shed: 0,
    },
    operations: {},
    systems: {},
    bulkheads: [],
    ...change,
  }
}

const policy = { deadlineMs: 1000, retries: 0, failures: 10, restMs: 1000 }

/** Of `systemsOf`: operations as the contracts declare them, none forced. */
export const viewDeps = {
  upstream: {
    asSent: (operation: (typeof operations)[number]) => operation,
    guardOf: () => ({ policy, breaker: 'closed' as const, inFlight: 0, queued: 0 }),
  },
  forced: { get: () => undefined },
}
