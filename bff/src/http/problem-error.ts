import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'

interface ProblemDetails {
  errors?: NonNullable<Problem['errors']>
  /** Seconds until another try is accepted. */
  retryAfter?: number
  /** What the upstream says of it, for the person. */
  said?: string | undefined
  /** For the log only. */
  cause?: unknown
}

/** Thrown to answer with a problem. Its message and cause stay in the log. */
export class ProblemError extends Error {
  override name = 'Refusal'
  readonly code: ProblemCode
  readonly particulars: ProblemDetails

  constructor(code: ProblemCode, particulars: ProblemDetails = {}) {
    super(code, { cause: particulars.cause })
    this.code = code
    this.particulars = particulars
  }
}
