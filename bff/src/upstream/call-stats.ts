import type { Operation } from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import { latencyBucketOf, latencyBuckets } from './latency.ts'
import { minuteSlots, RecentCounts, slotCount, slotMs, sumSlots } from './recent-counts.ts'
import { isHeldBack, isRefusal, type UpstreamCause } from './upstream-error.ts'

export interface CallResult {
  cause?: UpstreamCause
  status?: number
  /** The operation that failed: `authenticate` where a call found no service token. */
  failed?: string
  ms: number
}

export interface LastFailure {
  at: Date
  cause: UpstreamCause
  status?: number
  /** Another operation that this one needed. */
  operation?: string
}

export interface OperationStats {
  calls: number
  failures: number
  p50?: number
  p95?: number
  lastFailure?: LastFailure
}

/** Of the last 15 minutes; by slot, the oldest first. */
export interface RecentCalls {
  calls: number[]
  /** Not those that the upstream refused (4xx): a wrong password is no failure of it, but the gateway's own is. */
  failures: number[]
  /** Refused with 4xx. */
  rejected: number[]
  succeeded: number[]
  /** Calls by latency bucket. */
  latency: number[]
  /** Of the slots that the last minute reaches into. */
  latestLatency: number[]
  outcomes: Partial<Record<Outcome, number>>
  /** Not of a call that was not sent, if one that was has failed in that time. */
  lastFailure?: LastFailure
  /** The last of `failures`. */
  failedAt?: number
  /** Whether the last call is one of `failures`. */
  lastFailed: boolean
}

export type Outcome = 'ok' | UpstreamCause

const outcomes = [
  'ok',
  'unreachable',
  'timeout',
  'invalid-response',
  'refused',
  'circuit-open',
  'queue-full',
  'aborted',
] as const satisfies readonly Outcome[]

const window = 200

/** Fields of the recent counts: calls, failures, rejected, outcomes, latency buckets. */
const [callsField, failuresField, rejectedField, outcomeField] = [0, 1, 2, 3]
const latencyField = outcomeField + outcomes.length

interface Stats {
  record: OperationStats
  latest: number[]
  recent: RecentCounts
  failedAt?: number
  lastFailed: boolean
}

export class CallStats {
  readonly #stats = new Map<string, Stats>()

  record({ name }: Operation, { cause, status, failed = name, ms }: CallResult) {
    const now = Date.now()
    const stats: Stats = this.#stats.get(name) ?? {
      record: { calls: 0, failures: 0 },
      latest: [],
      lastFailed: false,
      recent: new RecentCounts(latencyField + latencyBuckets),
    }
    this.#stats.set(name, stats)
    const { record, latest, recent } = stats
    latest[record.calls % window] = ms
    record.calls++
    recent.add(callsField)
    recent.add(latencyField + latencyBucketOf(ms))
    recent.add(outcomeField + outcomes.indexOf(cause ?? 'ok'))
    if (cause === 'aborted') return
    const wasRefused = isRefusal(cause, status)
    stats.lastFailed = cause !== undefined && (!wasRefused || failed === authenticate.name)
    if (wasRefused && (status ?? 0) >= 400) recent.add(rejectedField)
    if (stats.lastFailed) {
      recent.add(failuresField)
      stats.failedAt = now
    }
    if (!cause) return
    record.failures++
    if (isHeldBack(cause) && isTelling(record.lastFailure, now)) return
    record.lastFailure = {
      at: new Date(now),
      cause,
      ...(status !== undefined && { status }),
      ...(failed !== name && { operation: failed }),
    }
  }

  of({ name }: Operation): OperationStats {
    const stats = this.#stats.get(name)
    if (!stats) return { calls: 0, failures: 0 }
    const sorted = stats.latest.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    return { ...stats.record, p50: at(0.5), p95: at(0.95) }
  }

  /** Undefined before the first call. */
  recent({ name }: Operation): RecentCalls | undefined {
    const stats = this.#stats.get(name)
    if (!stats) return undefined
    const { recent, record, failedAt, lastFailed } = stats
    const slots = recent.slots()
    const sums = recent.sums()
    const counts = outcomes.map((outcome, at) => [outcome, sums[outcomeField + at]] as const)
    return {
      calls: recent.series(callsField),
      failures: recent.series(failuresField),
      rejected: recent.series(rejectedField),
      succeeded: recent.series(outcomeField + outcomes.indexOf('ok')),
      latency: sums.slice(latencyField),
      latestLatency: sumSlots(slots.slice(-minuteSlots)).slice(latencyField),
      outcomes: Object.fromEntries(counts.filter(([, count]) => count)),
      ...(record.lastFailure && { lastFailure: record.lastFailure }),
      ...(failedAt !== undefined && { failedAt }),
      lastFailed,
    }
  }
}

function isTelling(failure: LastFailure | undefined, now: number): boolean {
  return (
    failure !== undefined &&
    !isHeldBack(failure.cause) &&
    now - failure.at.getTime() < slotCount * slotMs
  )
}
