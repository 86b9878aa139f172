import type { Operation } from '@gatehouse/contracts/operation'
import type { UpstreamCause } from './upstream-error.ts'

export interface CallResult {
  cause?: UpstreamCause
  status?: number
  ms: number
}

export interface OperationStats {
  calls: number
  failures: number
  p50?: number
  p95?: number
  lastFailure?: { at: Date; cause: UpstreamCause; status?: number }
}

const window = 200

export class CallStats {
  readonly #stats = new Map<string, { record: OperationStats; latest: number[] }>()

  record({ name }: Operation, { cause, status, ms }: CallResult) {
    const stats = this.#stats.get(name) ?? { record: { calls: 0, failures: 0 }, latest: [] }
    this.#stats.set(name, stats)
    const { record, latest } = stats
    latest[record.calls % window] = ms
    record.calls++
    if (!cause || cause === 'aborted') return
    record.failures++
    record.lastFailure = { at: new Date(), cause, ...(status !== undefined && { status }) }
  }

  of({ name }: Operation): OperationStats {
    const stats = this.#stats.get(name)
    if (!stats) return { calls: 0, failures: 0 }
    const sorted = stats.latest.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    return { ...stats.record, p50: at(0.5), p95: at(0.95) }
  }
}
