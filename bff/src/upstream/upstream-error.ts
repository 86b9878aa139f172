import type { Operation } from '@gatehouse/contracts/operation'

/** unreachable: no connection or cut; slow: deadline passed; garbled: not as agreed; refused: 4xx or 5xx. */
export type UpstreamFault = 'unreachable' | 'slow' | 'garbled' | 'refused'

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
