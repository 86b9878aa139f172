import type { ProblemCode } from './problem.ts'

/**
 * Answered before the idempotency key is looked up: a write that was lost earlier may still be retried
 * under it. The gateway never stores one of them as the outcome of a key.
 */
export const problemsBeforeKeyLookup: readonly ProblemCode[] = [
  'overloaded',
  'session-unavailable',
  'not-signed-in',
  'person-changed',
  'company-changed',
]
