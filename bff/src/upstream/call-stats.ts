import type { Operation } from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import { latencyBucketOf, latencyBuckets, percentile } from './latency.ts'
import {
  lastMinute,
  minuteSlots,
  RecentCounts,
  slotCount,
  slotMs,
  sumSlots,
} from './recent-counts.ts'
import type { UpstreamCause } from './upstream-error.ts'

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

/** Absent from an operation that works. */
export type Condition = 'failing' | 'all refused' | 'slow'

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

const failingFrom = 0.05
/** Fewer refusals may be one user's. */
const refusedFrom = 5
/** Fewer calls tell nothing of their slowest twentieth: the first pays for its connection. */
const slowFrom = 10

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
    const isRefusal = cause === 'refused' && (status ?? 500) < 500
    stats.lastFailed = cause !== undefined && (!isRefusal || failed === authenticate.name)
    if (isRefusal && (status ?? 0) >= 400) recent.add(rejectedField)
    if (stats.lastFailed) {
      recent.add(failuresField)
      stats.failedAt = now
    }
    if (!cause) return
    record.failures++
    if (isUnsent(cause) && isTelling(record.lastFailure, now)) return
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

/** By the calls of the last minute; without any, by the last one. Undefined for one that works. */
export function conditionOf(recent: RecentCalls, deadlineMs: number): Condition | undefined {
  const { calls, failures, latestLatency } = recent
  if (calls.every((count) => count === 0)) return undefined
  const minute = lastMinute(calls)
  const isFailing = minute > 0 ? lastMinute(failures) / minute >= failingFrom : recent.lastFailed
  if (isFailing) return 'failing'
  if (areAllRefused(recent)) return 'all refused'
  const isEnough = latestLatency.reduce((total, count) => total + count, 0) >= slowFrom
  return isEnough && (percentile(latestLatency, 0.95) ?? 0) > deadlineMs / 2 ? 'slow' : undefined
}

/** A path or a client's authorization that is wrong. Judged by the newest slots with enough calls. */
function areAllRefused({ rejected, succeeded }: RecentCalls): boolean {
  let refusals = 0
  for (let slot = rejected.length - 1; slot >= 0 && refusals < refusedFrom; slot--) {
    if (succeeded[slot]) return false
    refusals += rejected[slot] ?? 0
  }
  return refusals >= refusedFrom
}

function isUnsent(cause: UpstreamCause): boolean {
  return cause === 'circuit-open' || cause === 'queue-full'
}

function isTelling(failure: LastFailure | undefined, now: number): boolean {
  return (
    failure !== undefined &&
    !isUnsent(failure.cause) &&
    now - failure.at.getTime() < slotCount * slotMs
  )
}
