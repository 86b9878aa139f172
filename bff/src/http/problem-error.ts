import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'

interface ProblemDetails {
  errors?: NonNullable<Problem['errors']>
  /** Seconds until another try is accepted. */
  retryAfter?: number
  /** Name of the rate limit or lock that refused, for the log alone. */
  limit?: string | undefined
  /** The upstream's own message, shown to the user. */
  upstreamMessage?: string | undefined
  cause?: unknown
}

/** Thrown to answer with a problem. Message and cause go to the log only. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** Name of the limit that refused; undefined for any other error. */
export function limitOf(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.details.limit : undefined
}
