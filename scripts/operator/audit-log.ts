import { closeSync, openSync, rmSync } from 'node:fs'
import { type Audit, createAudit } from '@gatehouse/bff/observability/audit'
import type { Config } from '@gatehouse/bff/settings/config'

/**
 * Runs `act` with the operators' own audit log: a hash chain has a single writer, and the gateway
 * holds the head of its chain in memory. Throws when another operator holds the lock, when the log
 * was written with another AUDIT_KEY, or cannot be written.
 */
export async function withAuditLog<T>(
  config: Config,
  act: (audit: Audit) => Promise<T>,
): Promise<T> {
  const path = `${config.AUDIT_LOG}.operator`
  const lock = `${path}.lock`
  const descriptor = acquire(lock)
  try {
    const log = { error: failWrite, warn: () => failKey(path) }
    const audit = createAudit({ ...config, AUDIT_LOG: path }, log, () => {})
    try {
      return await act(audit)
    } finally {
      audit.close()
    }
  } finally {
    closeSync(descriptor)
    rmSync(lock)
  }
}

function acquire(lock: string): number {
  try {
    return openSync(lock, 'wx', 0o600)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    throw new Error(`Another operator is at work. If not, one was cut off: remove ${lock}`)
  }
}

function failWrite(): never {
  throw new Error('The audit log cannot be written')
}

function failKey(path: string): never {
  throw new Error(`${path} was written with another AUDIT_KEY: move it away, with its key`)
}
