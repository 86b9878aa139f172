import { PortalError } from '../../../portal/portal-error.ts'

const retryableCodes = [
  'upstream-unreachable',
  'upstream-timeout',
  'upstream-circuit-open',
  'outcome-unknown',
] as const

/**
 * True without a reply of the gateway or of its upstreams [2 §7]. An unknown outcome is retryable:
 * the gateway resolves it on the next attempt.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof PortalError)) return false
  return !error.problem || retryableCodes.some((code) => error.is(code))
}
