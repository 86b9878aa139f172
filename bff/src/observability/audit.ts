import { createHmac } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { deviceOf } from '../session/device.ts'
import { beginning, chain, type Link, readLink } from './audit-chain.ts'

/** Somebody by their upstream id; where that is not known, the account by its hash. */
export type Whom = { user: string } | { account: string }

/** What is put on record. Areas add theirs here, so that the list of what is audited is one list. */
export type AuditEvent =
  | { event: 'signed-in'; user: string }
  | { event: 'sign-in-refused'; account: string; code: string }
  | { event: 'signed-out'; user: string }
  | { event: 'notice-accepted'; user: string; notice: string }
  | ({ event: 'stepped-up'; purpose: string } & Whom)
  | { event: 'sessions-ended-elsewhere'; user: string; ended: number }
  | { event: 'preference-changed'; user: string; preference: string }
  | { event: 'security-question-changed'; user: string }
  | { event: 'password-changed'; user: string }
  | { event: 'email-changed'; user: string }
  | { event: 'recovery-link-requested'; account: string }
  | { event: 'recovery-link-resent'; user: string }
  | { event: 'recovery-refused'; way: RecoveryWay; account?: string; code: string }
  | { event: 'temporary-password-sent'; user: string }
  | ({ event: 'reset-opened'; way: RecoveryWay } & Whom)
  | { event: 'email-looked-up' }
  | ({ event: 'password-reset' } & Whom)
  | { event: 'application-sent'; job: string; who: Applicant; user?: string }
  | { event: 'application-refused'; job: string; who: Applicant; user?: string; code: string }
  | { event: 'operator-acted'; operator: string; action: string; user: string; outcome: Outcome }
  | { event: 'operation-forced'; operation: string; to: 'open' | 'closed' | 'automatic' }

/** How somebody applied. */
type Applicant = 'new' | 'existing' | 'worker'

/** What an operator's deed came to: on record before it is asked for, and after. */
type Outcome = 'begun' | 'done' | 'refused' | 'unknown'

/** The four ways out of having forgotten [1 §2 Password reset dialog]. */
export type RecoveryWay = 'link' | 'answer' | 'pin' | 'email'

/** What asked for it: a request, or whatever has a reference. */
interface Asking {
  id: string
  headers: { 'user-agent'?: string | undefined }
}

export interface Audit {
  /** Never throws: what cannot be written is an error in the log. */
  record(event: AuditEvent, request: Asking): void
  /** Names an account that may not exist, without saying whose it is. */
  accountOf(identity: string): string
  close(): void
}

/**
 * The audit log: one line of JSON for whatever changes who may do what, apart from the gateway's
 * log. Each line carries the hash of the one before, so that none can be changed or taken out
 * unnoticed (`npm run verify-audit`). It names users by their upstream id and the request by its
 * reference; it holds no names, addresses or secrets, but for the operators' own names.
 */
export function createAudit(
  { AUDIT_LOG: path, AUDIT_KEY: key }: Config,
  log: Pick<Logger, 'error'>,
  recorded: (event: string) => void,
): Audit {
  const toFile = path !== ''
  const standardError = 2
  let file = toFile ? openSync(path, 'a+', 0o600) : standardError
  let last = toFile ? lastLinkOf(file) : beginning

  /** After a rotation the same chain goes on in a file of the same name. */
  const reopen = () => {
    closeSync(file)
    file = openSync(path, 'a+', 0o600)
  }
  if (toFile) process.on('SIGHUP', reopen)

  return {
    record(event, request) {
      const { browser, system } = deviceOf(request.headers['user-agent'])
      const entry = {
        at: new Date().toISOString(),
        ...event,
        reference: request.id,
        device: [browser, system].filter(Boolean).join(' on '),
      }
      const { line, link } = chain(entry, last, key)
      try {
        writeSync(file, `${line}\n`)
        last = link
        recorded(event.event)
      } catch (err) {
        log.error({ id: request.id, event: event.event, err }, 'audit line not written')
      }
    },
    accountOf: (identity) =>
      createHmac('sha256', key).update(identity.toLowerCase()).digest('base64url').slice(0, 16),
    close() {
      if (!toFile) return
      process.off('SIGHUP', reopen)
      closeSync(file)
    },
  }
}

/** Where the file's chain has come to. A line that a crash cut off is closed, and shows as broken. */
function lastLinkOf(file: number): Link {
  const { size } = fstatSync(file)
  const tail = Buffer.alloc(Math.min(size, 64 * 1024))
  readSync(file, tail, 0, tail.length, size - tail.length)
  const content = tail.toString()
  if (content !== '' && !content.endsWith('\n')) writeSync(file, '\n')
  const lines = content.split('\n').toReversed()
  for (const line of lines) {
    const link = readLink(line)
    if (link) return link
  }
  return beginning
}
