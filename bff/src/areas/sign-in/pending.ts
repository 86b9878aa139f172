import { randomUUID } from 'node:crypto'
import type { PasscodeStep } from '@gatehouse/contracts/portal/session'
import type { FastifyRequest } from 'fastify'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { startSession } from '../../session/session.ts'
import { deleteSecrets, getSecrets, setSecrets } from '../../session/session-secrets.ts'
import type { PasscodeTo } from './sent-to.ts'

/** What must be remembered between password and passcode. */
export interface PendingSignIn {
  /** Names this sign-in where its resends are counted. */
  id: string
  identity: string
  password: string
  loginId: string
  /** Ways to choose from; empty once a passcode has been sent. */
  ways: PasscodeTo[]
  sent: PasscodeTo | null
  /** The way that was chosen, where there was a choice. */
  chosen?: PasscodeTo['channel']
  startedAt: number
}

const area = 'sign-in'

const lifeMs = 10 * 60_000

/** Remembers a password that was right, under a new session id. */
export async function openPending(
  request: FastifyRequest,
  signIn: Omit<PendingSignIn, 'id' | 'startedAt'>,
): Promise<PendingSignIn> {
  await startSession(request)
  const pending = { ...signIn, id: randomUUID(), startedAt: Date.now() }
  keepPending(request, pending)
  // However much it is used: a password is not kept longer than the passcode could be.
  request.session.endsAt = pending.startedAt + lifeMs
  return pending
}

/** Sealed: it holds the password until the passcode has come. */
export function keepPending({ session }: FastifyRequest, pending: PendingSignIn) {
  setSecrets(session, area, pending)
}

/** What comes after the password, as the screen needs it. */
export function toPasscodeStep(pending: PendingSignIn, pauseSeconds: number): PasscodeStep {
  const { sent, ways, startedAt } = pending
  const waited = Math.round((Date.now() - startedAt) / 1000)
  return {
    options: ways,
    delivery: sent && { ...sent, resendAfter: Math.max(0, pauseSeconds - waited) },
  }
}

/** Undefined when there is none, or it is older than ten minutes. */
export function findPending({ session }: FastifyRequest): PendingSignIn | undefined {
  const pending = getSecrets(session, area) as PendingSignIn | undefined
  return pending && Date.now() - pending.startedAt < lifeMs ? pending : undefined
}

/** Throws 'sign-in-expired' when there is none. */
export function readPending(request: FastifyRequest): PendingSignIn {
  requireReadableSession(request.session)
  const pending = findPending(request)
  if (!pending) throw new ProblemError('sign-in-expired')
  return pending
}

/** Forgets it; throws 'sign-in-expired' when it was cancelled meanwhile, in whichever tab. */
export async function closePending(request: FastifyRequest) {
  await request.session.reload()
  readPending(request)
  deleteSecrets(request.session, area)
}
