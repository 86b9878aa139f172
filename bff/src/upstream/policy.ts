import type { Operation } from '@gatehouse/contracts/operation'
import type { Config } from '../settings/config.ts'
import { isRead, mayBeRetried } from './side-effects.ts'

/** Derived from the operation; overridden by name with UPSTREAM_POLICIES. */
export interface Policy {
  deadlineMs: number
  retries: number
  /** The circuit breaker opens after this many failures in a row, for `restMs`. */
  failures: number
  restMs: number
}

/** Downloads and uploads are slow, so each has slots and connections apart from its system's. */
export function poolKeyOf({ system, file, upload }: Operation): string {
  if (upload) return `${system}, uploads`
  return file ? `${system}, files` : system
}

export function policyOf(operation: Operation, config: Config): Policy {
  return {
    deadlineMs: deadlineOf(operation, config),
    retries: mayBeRetried(operation) ? 1 : 0,
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
