import { createHmac } from 'node:crypto'
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { accountKey } from '@gatehouse/contracts/rules/account-key'
import type { Logger } from 'pino'
import { deviceOf } from '../session/device.ts'
import { type Config, ConfigError } from '../settings/config.ts'
import { chain, chainStart, isOfKey, readLink } from './audit-chain.ts'

/** A user by upstream id, or an account by its HMAC where the id is unknown. */
export type AuditSubject = { user: string } | { account: string }

/** A change that an upstream makes for a user. */
export type WriteEvent =
  | { event: 'preference-changed'; user: string; preference: string }
  | { event: 'preference-gate-skipped'; user: string }
  | { event: 'security-question-changed'; user: string }
  | { event: 'password-changed'; user: string }
  | { event: 'email-changed'; user: string }
  | ({ event: 'recovery-link-requested' } & AuditSubject)
  | { event: 'recovery-link-resent'; user: string }
  | { event: 'temporary-password-sent'; user: string }
  | ({ event: 'password-reset' } & AuditSubject)
  | { event: 'w2-elected'; user: string; election: string }
  | { event: 'tax-form-requested'; user: string }
  | { event: 'waiver-applied-for'; user: string }
  | { event: 'child-support-document-sent'; user: string }
  | { event: 'self-identified'; user: string }
  | { event: 'personal-details-changed'; user: string }
  | { event: 'profile-entries-added'; user: string }
  | { event: 'certifications-saved'; user: string }

export type AuditEvent =
  | (WriteEvent & { outcome: 'done' | 'unknown' })
  | { event: 'signed-in'; user: string }
  | { event: 'sign-in-refused'; account: string; code: string; limit?: string }
  | { event: 'signed-out'; user: string }
  | { event: 'notice-accepted'; user: string; notice: string }
  | ({ event: 'stepped-up'; purpose: string } & AuditSubject)
  | { event: 'sessions-ended-elsewhere'; user: string; ended: number }
  | { event: 'security-answer-shown'; user: string }
  | { event: 'recovery-refused'; path: RecoveryPath; account?: string; code: string }
  | ({ event: 'reset-opened'; path: RecoveryPath } & AuditSubject)
  | { event: 'email-looked-up' }
  | ({ event: 'application-sent' | 'application-handed-over' } & AuditedApplication)
  | ({ event: 'application-refused'; code: string } & AuditedApplication)
  | ({ event: 'direct-deposit-submitted'; user: string; outcome: Outcome } & DepositCounts)
  | { event: 'payroll-window-opened'; user: string; page: string }
  | { event: 'operator-acted'; operator: string; action: string; user: string; outcome: Outcome }
  | { event: 'account-unlocked'; operator: string; account: string; wasLocked: boolean }
  | { event: 'account-names-shown'; operator: string; account: string }
  | { event: 'sessions-ended-by-operator'; operator: string; user: string; ended: number }
  | {
      event: 'operation-forced'
      operator: string
      operation: string
      to: Force
      outcome: 'done' | 'unknown'
    }
  | { event: 'log-continued' }

type Force = 'open' | 'closed' | 'automatic'

interface DepositCounts {
  added: number
  removed: number
  total: number
}

export interface AuditedApplication {
  job: string
  applicant: 'new' | 'existing' | 'worker'
  user?: string
}

type Outcome = 'started' | 'done' | 'refused' | 'unknown'

/** Recovery paths [1 §2 Password reset dialog]. */
export type RecoveryPath = 'link' | 'answer' | 'pin' | 'email'

interface AuditSource {
  id: string
  headers: { 'user-agent'?: string | undefined }
}

export interface Audit {
  /** Never throws; a failed write is logged. */
  record(event: AuditEvent, request: AuditSource): void
  /** HMAC of an account name, which may not exist. */
  hmacNameOf(identity: string): string
  close(): void
}

/**
 * Audit log: one JSON line per event, hash-chained so that changes and gaps show
 * (`npm run verify-audit`). Holds upstream user ids and request references; no names but operators',
 * no addresses, no secrets.
 */
export function createAudit(
  { AUDIT_LOG: path, AUDIT_KEY: key }: Config,
  log: Pick<Logger, 'error' | 'warn'>,
  onRecord: (event: string) => void,
  onFailure: () => void = () => {},
): Audit {
  const toFile = path !== ''
  const standardError = 2
  let file = toFile ? open(path) : standardError
  const lastLine = toFile ? lastLineOf(file) : undefined
  let last = (lastLine && readLink(lastLine)) || chainStart
  if (lastLine && !isOfKey(lastLine, key)) log.warn({ path }, 'audit log of another key')

  /** On SIGHUP, after log rotation: the chain continues in the new file, where a restart looks for its end. */
  const reopen = () => {
    if (!toFile) return
    try {
      const next = openSync(path, 'a+', 0o600)
      closeSync(file)
      file = next
      if (fstatSync(file).size === 0) append({ event: 'log-continued' })
    } catch (err) {
      log.error({ err }, 'audit log not reopened')
    }
  }
  // Without a listener SIGHUP would end the process.
  process.on('SIGHUP', reopen)

  function append(details: AuditEvent & { reference?: string; device?: string }) {
    const { event, reference: id } = details
    const { line, link } = chain({ at: new Date().toISOString(), ...details }, last, key)
    try {
      write(file, `${line}\n`)
      last = link
      onRecord(event)
    } catch (err) {
      onFailure()
      log.error({ id, event, err }, 'audit line not written')
    }
  }

  return {
    record(event, { id, headers }) {
      const { browser, system } = deviceOf(headers['user-agent'])
      const device = [browser, system].filter(Boolean).join(' on ')
      append({ ...event, reference: id, device })
    },
    hmacNameOf: (identity) =>
      createHmac('sha256', key).update(accountKey(identity)).digest('base64url').slice(0, 16),
    close() {
      process.off('SIGHUP', reopen)
      if (toFile) closeSync(file)
    },
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'a+', 0o600)
  } catch (error) {
    throw new ConfigError(`The gateway cannot start:\n  AUDIT_LOG: ${(error as Error).message}`)
  }
}

/** All or nothing: a nearly full disk takes a part of a line without an error. */
function write(file: number, line: string) {
  const size = Buffer.byteLength(line)
  const written = writeSync(file, line)
  if (written === size) return
  const stats = fstatSync(file)
  if (stats.isFile()) ftruncateSync(file, stats.size - written)
  throw new Error(`${written} of ${size} bytes written`)
}

/** Last line of the file's chain. A line truncated by a crash is ended, and shows as broken. */
function lastLineOf(file: number): string | undefined {
  const { size } = fstatSync(file)
  const tail = Buffer.alloc(Math.min(size, 64 * 1024))
  readSync(file, tail, 0, tail.length, size - tail.length)
  const content = tail.toString()
  if (content !== '' && !content.endsWith('\n')) writeSync(file, '\n')
  return content.split('\n').findLast(readLink)
}
