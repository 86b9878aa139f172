import { isNotFound, PortalError } from '../../../portal/portal-error.ts'

/** The job was closed or taken away since its page was read. */
export function isInactive(error: unknown): boolean {
  return isNotFound(error) || (error instanceof PortalError && error.is('job-closed'))
}
