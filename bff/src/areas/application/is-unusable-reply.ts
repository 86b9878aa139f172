import { UpstreamError } from '../../upstream/upstream-error.ts'

/** The upstream was reached, but refused or replied with something unusable. A retry does not help. */
export function isUnusableReply(error: unknown): boolean {
  return (
    error instanceof UpstreamError &&
    (error.kind === 'refused' || error.kind === 'invalid-response')
  )
}
