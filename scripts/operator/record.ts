import { closeSync, openSync, rmSync } from 'node:fs'
import type { Config } from '@gatehouse/bff/config'
import { type Audit, createAudit } from '@gatehouse/bff/observability/audit'

/**
 * Acts with the operators' own audit log beside the gateway's: a chain has one writer, and the
 * gateway holds the end of its own in memory. One operator at a time; what cannot be put on record
 * is not done.
 */
export async function onRecord<T>(config: Config, act: (audit: Audit) => Promise<T>): Promise<T> {
  const path = `${config.AUDIT_LOG}.operator`
  const lock = `${path}.lock`
  const held = take(lock)
  try {
    const audit = createAudit({ ...config, AUDIT_LOG: path }, { error: refuse }, () => {})
    try {
      return await act(audit)
    } finally {
      audit.close()
    }
  } finally {
    closeSync(held)
    rmSync(lock)
  }
}

function take(lock: string): number {
  try {
    return openSync(lock, 'wx', 0o600)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    throw new Error(`Another operator is at work. If not, one was cut off: remove ${lock}`)
  }
}

function refuse(): never {
  throw new Error('The audit log cannot be written')
}
