import type { Operation } from '@gatehouse/contracts/operation'

export type UpstreamFault =
  /** No connection, or one that broke. */
  | 'unreachable'
  /** The deadline passed. */
  | 'slow'
  /** The answer is not as agreed. */
  | 'garbled'
  /** 4xx or 5xx. */
  | 'refused'
  /** The breaker is open: not asked. */
  | 'resting'
  /** All places are taken and the queue is full: not asked. */
  | 'busy'
  /** Nobody waited any more. */
  | 'abandoned'

interface Particulars {
  /** HTTP status, when there was an answer. */
  status?: number
  /** For the log: where the answer broke its schema. Never a value of it. */
  detail?: string
  cause?: unknown
}

/** An operation did not come off. The message names the operation and the fault, nothing else. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly kind: UpstreamFault
  readonly status: number | undefined

  constructor(
    operation: Operation,
    kind: UpstreamFault,
    { status, detail, cause }: Particulars = {},
  ) {
    const what = [operation.name, kind, status, detail].filter((part) => part !== undefined)
    super(what.join(' '), { cause })
    this.kind = kind
    this.status = status
  }
}
