import type { Operation } from '@gatehouse/contracts/operation'
import type { Config } from '../config.ts'

/** How an operation is performed; read off the operation, and overridden by name (UPSTREAM_POLICIES). */
export interface Policy {
  /** For the whole call, tries and waiting included. */
  deadlineMs: number
  /** Further tries after a failure that a moment may mend. */
  retries: number
  /** The breaker opens after this many failures in a row, and rests for so long. */
  failures: number
  restMs: number
}

/** Whether an operation changes nothing upstream: a GET, or a POST that only asks. */
export function isRead({ method, reads, acts }: Operation): boolean {
  return method === 'GET' ? !acts : reads === true
}

/** A GET that only asks may be asked once more; a write never is, for nobody knows how far it came. */
export function policyOf(operation: Operation, config: Config): Policy {
  return {
    deadlineMs: isRead(operation) ? config.UPSTREAM_READ_MS : config.UPSTREAM_WRITE_MS,
    retries: operation.method === 'GET' && isRead(operation) ? 1 : 0,
    failures: config.BREAKER_FAILURES,
    restMs: config.BREAKER_REST_MS,
    ...config.UPSTREAM_POLICIES[operation.name],
  }
}
