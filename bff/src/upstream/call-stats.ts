import type { Operation } from '@gatehouse/contracts/operation'
import { latencyBucketOf, latencyBuckets } from './latency.ts'
import { RecentCounts } from './recent-counts.ts'
import type { UpstreamCause } from './upstream-error.ts'

export interface CallResult {
  cause?: UpstreamCause
  status?: number
  ms: number
}

export interface LastFailure {
  at: Date
  cause: UpstreamCause
  status?: number
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
  /** Not those that the upstream refused (4xx): a wrong password is no failure of it. */
  failures: number[]
  /** Calls by latency bucket. */
  latency: number[]
  outcomes: Partial<Record<Outcome, number>>
  lastFailure?: LastFailure
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

/** Fields of the recent counts: calls, failures, outcomes, latency buckets. */
const [callsField, failuresField, outcomeField] = [0, 1, 2]
const latencyField = outcomeField + outcomes.length

interface Stats {
  record: OperationStats
  latest: number[]
  recent: RecentCounts
}

export class CallStats {
  readonly #stats = new Map<string, Stats>()

  record({ name }: Operation, { cause, status, ms }: CallResult) {
    const stats = this.#stats.get(name) ?? {
      record: { calls: 0, failures: 0 },
      latest: [],
      recent: new RecentCounts(latencyField + latencyBuckets),
    }
    this.#stats.set(name, stats)
    const { record, latest, recent } = stats
    latest[record.calls % window] = ms
    record.calls++
    recent.add(callsField)
    recent.add(latencyField + latencyBucketOf(ms))
    recent.add(outcomeField + outcomes.indexOf(cause ?? 'ok'))
    if (!cause || cause === 'aborted') return
    record.failures++
    if (cause !== 'refused' || (status ?? 500) >= 500) recent.add(failuresField)
    record.lastFailure = { at: new Date(), cause, ...(status !== undefined && { status }) }
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
    const { recent, record } = stats
    const sums = recent.sums()
    const counts = outcomes.map((outcome, at) => [outcome, sums[outcomeField + at]] as const)
    return {
      calls: recent.series(callsField),
      failures: recent.series(failuresField),
      latency: sums.slice(latencyField),
      outcomes: Object.fromEntries(counts.filter(([, count]) => count)),
      ...(record.lastFailure && { lastFailure: record.lastFailure }),
    }
  }
}
