import { UpstreamError } from '../../upstream/upstream-error.ts'

/** Refused or invalid: a retry does not help. */
export function isUnusableReply(error: unknown): error is UpstreamError {
  return (
    error instanceof UpstreamError &&
    (error.kind === 'refused' || error.kind === 'invalid-response')
  )
}
