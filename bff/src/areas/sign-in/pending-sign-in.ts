import { randomUUID } from 'node:crypto'
import type { PasscodeOption, PasscodeStep } from '@gatehouse/contracts/portal/session'
import type { FastifyRequest } from 'fastify'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { startSession } from '../../session/session.ts'
import { deleteSecrets, getSecrets, setSecrets } from '../../session/session-secrets.ts'
import type { PasscodeDestination } from './passcode-destination.ts'

export interface PendingSignIn {
  /** Rate limit key for resends. */
  id: string
  identity: string
  password: string
  loginId: string
  /** Destinations to choose from; empty once a passcode was sent. */
  options: PasscodeOption[]
  destination: PasscodeDestination | null
  /** Set if the user had a choice. */
  chosenChannel?: PasscodeOption['channel']
  startedAt: number
  /** Of the last passcode. */
  sentAt?: number
  resendsExhausted?: boolean
}

const area = 'sign-in'

const lifetimeMs = 10 * 60_000

export async function startPendingSignIn(
  request: FastifyRequest,
  signIn: Omit<PendingSignIn, 'id' | 'startedAt'>,
): Promise<PendingSignIn> {
  await startSession(request)
  const pending = { ...signIn, id: randomUUID(), startedAt: Date.now() }
  storePendingSignIn(request, pending)
  // Absolute, not sliding: the password must not outlive the passcode.
  request.session.endsAt = pending.startedAt + lifetimeMs
  return pending
}

/** Encrypted: contains the password. */
export function storePendingSignIn({ session }: FastifyRequest, pending: PendingSignIn) {
  setSecrets(session, area, pending)
}

export function toPasscodeStep(pending: PendingSignIn, pauseSeconds: number): PasscodeStep {
  const { destination, options, startedAt, sentAt = startedAt, resendsExhausted } = pending
  const elapsedSeconds = Math.round((Date.now() - sentAt) / 1000)
  const resendAfter = resendsExhausted ? null : Math.max(0, pauseSeconds - elapsedSeconds)
  return { options, delivery: destination && { ...destination, resendAfter } }
}

export function findPendingSignIn({ session }: FastifyRequest): PendingSignIn | undefined {
  const pending = getSecrets(session, area) as PendingSignIn | undefined
  return pending && Date.now() - pending.startedAt < lifetimeMs ? pending : undefined
}

export function requirePendingSignIn(request: FastifyRequest): PendingSignIn {
  requireReadableSession(request.session)
  const pending = findPendingSignIn(request)
  if (!pending) throw new ProblemError('sign-in-expired')
  return pending
}

/** Reloads the session first: throws 'sign-in-expired' if another tab cancelled meanwhile. */
export async function endPendingSignIn(request: FastifyRequest) {
  await request.session.reload()
  requirePendingSignIn(request)
  deleteSecrets(request.session, area)
}
