import { ProblemError } from '../http/problem-error.ts'

/** 503: a store that cannot be read says nothing of its records. Unavailable is not signed out. */
export function storeUnavailable(cause?: unknown): ProblemError {
  return new ProblemError('session-unavailable', { retryAfter: 2, cause })
}
