import type { Operation } from '@gatehouse/contracts/operation'
import type { Config } from '../config.ts'

/** Derived from the operation; overridden by name with UPSTREAM_POLICIES. */
export interface Policy {
  deadlineMs: number
  retries: number
  /** The circuit breaker opens after this many failures in a row, for `restMs`. */
  failures: number
  restMs: number
}

/** Without side effects upstream: a GET, or a POST declared as a read. */
export function isRead({ method, readOnly: reads, hasSideEffects: acts }: Operation): boolean {
  return method === 'GET' ? !acts : reads === true
}

/** Downloads and uploads are slow, so each has slots and connections apart from its system's. */
export function poolKeyOf({ system, file, upload }: Operation): string {
  if (upload) return `${system}, uploads`
  return file ? `${system}, files` : system
}

/** Only GETs without side effects are retried; never a file, part of which may have been sent on. */
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
  if (operation.upload) return config.UPLOAD_SECONDS * 1000
  return isRead(operation) ? config.UPSTREAM_READ_MS : config.UPSTREAM_WRITE_MS
}
