import { PortalError } from '../../portal/portal-error.ts'

const unanswered = [
  'upstream-unreachable',
  'upstream-timeout',
  'upstream-circuit-open',
  'outcome-unknown',
] as const

/**
 * What people know as "connection failed": no answer, of the gateway's or of those it asks [2 §7]. Where
 * nobody knows what became of a try, the gateway finds out with the next.
 */
export function isStatusZero(fault: unknown): boolean {
  if (!(fault instanceof PortalError)) return false
  return !fault.problem || unanswered.some((code) => fault.is(code))
}
