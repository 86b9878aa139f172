import { UpstreamError } from '../upstream/upstream-error.ts'

/** Catch handler; rethrows other errors. */
export function undefinedIfRejected(error: unknown): undefined {
  if (error instanceof UpstreamError && error.isRejectedInput) return
  throw error
}
