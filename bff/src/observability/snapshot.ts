import { monitorEventLoopDelay } from 'node:perf_hooks'
import { operations } from '@gatehouse/contracts/upstream/operations'
import type { Outcome } from '../upstream/call-stats.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { type Condition, conditionOf } from '../upstream/condition.ts'
import { emptySeries, lastMinute } from '../upstream/recent-counts.ts'
import type { Bulkhead, ForcedState } from '../upstream/resilience.ts'
import { addTo, sum, toSparse } from '../upstream/series.ts'
import type { UpstreamCause } from '../upstream/upstream-error.ts'
import { version } from '../version.ts'
import type { RecentTraffic, Traffic } from './traffic.ts'

/** State of an instance for the operations console. Some kilobytes as JSON; no personal data. */
export interface InstanceSnapshot {
  name: string
  version: string
  /** Milliseconds since 1970. */
  startedAt: number
  state: 'starting' | 'ready' | 'draining' | 'without Redis'
  loopDelayMs: number
  memoryBytes: number
  cacheBytes: number
  /** In memory; absent with Redis. */
  sessions?: number
  traffic: RecentTraffic
  /** By name: those that were called in the last 15 minutes, are forced, or whose circuit is not closed. */
  operations: Record<string, OperationSnapshot>
  /** Calls of the last 15 minutes by slot, by system. */
  systems: Record<string, SystemSnapshot>
  bulkheads: Bulkhead[]
}

export interface OperationSnapshot {
  breaker: 'closed' | 'half-open' | 'open'
  forced?: ForcedState
  calls: number
  failures: number
  lastMinute: { calls: number }
  condition?: Condition
  /** The last of `failures`. */
  failedAt?: number
  outcomes: Partial<Record<Outcome, number>>
  /** Latency bucket and count in turn. */
  latency: number[]
  lastFailure?: { at: number; cause: UpstreamCause; status?: number; operation?: string }
}

export interface SystemSnapshot {
  calls: number[]
  failures: number[]
}

const loopSampleMs = 20

interface SnapshotDeps {
  name: string
  upstream: UpstreamClient
  traffic: Traffic
  state(): InstanceSnapshot['state']
  cacheBytes(): number
  /** Undefined with Redis. */
  sessions(): number | undefined
}

export function createSnapshots({
  name,
  upstream,
  traffic,
  state,
  cacheBytes,
  sessions,
}: SnapshotDeps) {
  const startedAt = Date.now()
  const loopDelay = monitorEventLoopDelay({ resolution: loopSampleMs })
  loopDelay.enable()
  let loopDelayMs = 0
  let memoryBytes = 0

  return {
    /** Begins another sample of the event loop's delay. */
    sample() {
      // Node counts the time between samples.
      loopDelayMs = Math.max(0, Math.round(loopDelay.percentile(99) / 1e6 - loopSampleMs))
      loopDelay.reset()
    },
    take(): InstanceSnapshot {
      const inMemory = sessions()
      memoryBytes = residentBytes() ?? memoryBytes
      return {
        name,
        version,
        startedAt,
        state: state(),
        loopDelayMs,
        memoryBytes,
        cacheBytes: cacheBytes(),
        ...(inMemory !== undefined && { sessions: inMemory }),
        traffic: traffic.recent(),
        ...callsOf(upstream),
        bulkheads: upstream.bulkheads(),
      }
    },
    close: () => loopDelay.disable(),
  }
}

/** Undefined without a free file descriptor, which reading it takes. */
function residentBytes(): number | undefined {
  try {
    return process.memoryUsage.rss()
  } catch {
    return undefined
  }
}

function callsOf(upstream: UpstreamClient): Pick<InstanceSnapshot, 'operations' | 'systems'> {
  const found: Record<string, OperationSnapshot> = {}
  const systems: Record<string, SystemSnapshot> = {}
  for (const operation of operations) {
    const { breaker, forced, policy } = upstream.guardOf(operation)
    const recent = upstream.recentOf(operation)
    const calls = sum(recent?.calls)
    if (calls === 0 && breaker === 'closed' && !forced) continue
    const condition = recent && conditionOf(recent, policy.deadlineMs)
    found[operation.name] = {
      breaker,
      ...(forced && { forced }),
      calls,
      failures: sum(recent?.failures),
      lastMinute: { calls: lastMinute(recent?.calls ?? []) },
      ...(condition && { condition }),
      ...(recent?.failedAt !== undefined && { failedAt: recent.failedAt }),
      outcomes: recent?.outcomes ?? {},
      latency: toSparse(recent?.latency ?? []),
      ...(recent?.lastFailure && {
        lastFailure: { ...recent.lastFailure, at: recent.lastFailure.at.getTime() },
      }),
    }
    if (!recent) continue
    const system = systems[operation.system] ?? { calls: emptySeries(), failures: emptySeries() }
    systems[operation.system] = system
    addTo(system.calls, recent.calls)
    addTo(system.failures, recent.failures)
  }
  return { operations: found, systems }
}
