import { hasCode, isNotFound } from '../../../portal/portal-error.ts'

/** The job was closed or taken away since its page was read. */
export function isInactive(error: unknown): boolean {
  return isNotFound(error) || hasCode(error, 'job-closed')
}
