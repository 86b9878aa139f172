import type { Operation } from '@gatehouse/contracts/operation'
import type { UpstreamFault } from './upstream-error.ts'

/** How a call ended. */
export interface Ended {
  /** Absent when it went well. */
  fault?: UpstreamFault
  /** HTTP status, when there was an answer. */
  status?: number
  ms: number
}

/** What is remembered of an operation since the start. */
export interface Doing {
  calls: number
  failures: number
  /** Milliseconds of the latest calls; undefined before the first. */
  p50?: number
  p95?: number
  lastFailure?: { at: Date; fault: UpstreamFault; status?: number }
}

/** As many calls as the latency is told from. */
const window = 200

/** How the operations have been doing. */
export class TrackRecord {
  readonly #kept = new Map<string, { record: Doing; latest: number[] }>()

  note({ name }: Operation, { fault, status, ms }: Ended) {
    const kept = this.#kept.get(name) ?? { record: { calls: 0, failures: 0 }, latest: [] }
    this.#kept.set(name, kept)
    const { record, latest } = kept
    latest[record.calls % window] = ms
    record.calls++
    if (!fault || fault === 'abandoned') return
    record.failures++
    record.lastFailure = { at: new Date(), fault, ...(status !== undefined && { status }) }
  }

  of({ name }: Operation): Doing {
    const kept = this.#kept.get(name)
    if (!kept) return { calls: 0, failures: 0 }
    const sorted = kept.latest.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    return { ...kept.record, p50: at(0.5), p95: at(0.95) }
  }
}
