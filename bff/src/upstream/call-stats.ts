import type { Operation } from '@gatehouse/contracts/operation'
import type { UpstreamCause } from './upstream-error.ts'

/** How a call ended. */
export interface CallResult {
  /** Absent when it went well. */
  cause?: UpstreamCause
  /** HTTP status, when there was an answer. */
  status?: number
  ms: number
}

/** What is remembered of an operation since the start. */
export interface OperationStats {
  calls: number
  failures: number
  /** Milliseconds of the latest calls; undefined before the first. */
  p50?: number
  p95?: number
  lastFailure?: { at: Date; cause: UpstreamCause; status?: number }
}

/** As many calls as the latency is told from. */
const window = 200

/** How the operations have been doing. */
export class CallStats {
  readonly #kept = new Map<string, { record: OperationStats; latest: number[] }>()

  record({ name }: Operation, { cause, status, ms }: CallResult) {
    const kept = this.#kept.get(name) ?? { record: { calls: 0, failures: 0 }, latest: [] }
    this.#kept.set(name, kept)
    const { record, latest } = kept
    latest[record.calls % window] = ms
    record.calls++
    if (!cause || cause === 'aborted') return
    record.failures++
    record.lastFailure = { at: new Date(), cause, ...(status !== undefined && { status }) }
  }

  of({ name }: Operation): OperationStats {
    const kept = this.#kept.get(name)
    if (!kept) return { calls: 0, failures: 0 }
    const sorted = kept.latest.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    return { ...kept.record, p50: at(0.5), p95: at(0.95) }
  }
}
