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
export function isRead({ method, readOnly: reads, hasSideEffects: acts }: Operation): boolean {
  return method === 'GET' ? !acts : reads === true
}

/**
 * Files are as slow as who takes them, and to read a résumé takes an upstream its time: both keep
 * places and connections of their own.
 */
export function poolKeyOf({ system, file, upload }: Operation): string {
  if (upload) return `${system}, uploads`
  return file ? `${system}, files` : system
}

/**
 * A GET that only asks may be asked once more; a write never is, for nobody knows how far it came,
 * nor is a file, of which somebody may have a part.
 */
export function policyOf(operation: Operation, config: Config): Policy {
  return {
    deadlineMs: deadlineOf(operation, config),
    retries: operation.method === 'GET' && isRead(operation) && !operation.file ? 1 : 0,
    failures: config.BREAKER_FAILURES,
    restMs: config.BREAKER_REST_MS,
    ...config.UPSTREAM_POLICIES[operation.name],
  }
}

function deadlineOf(operation: Operation, config: Config): number {
  if (operation.file) return config.UPSTREAM_FILE_MS
  if (operation.upload) return config.RESUME_SECONDS * 1000
  return isRead(operation) ? config.UPSTREAM_READ_MS : config.UPSTREAM_WRITE_MS
}
