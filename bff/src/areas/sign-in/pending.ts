import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../server/refusal.ts'
import { seal, unseal } from '../../server/seal.ts'
import { startSession } from '../../server/session.ts'

/** What must be remembered between password and passcode. */
export interface PendingSignIn {
  identity: string
  password: string
  loginId: string
  sentAt: number
  resendsLeft: number
  endsAt: number
}

declare module 'fastify' {
  interface Session {
    /** A PendingSignIn, sealed: it holds the password until the passcode has come. */
    pendingSignIn?: string
  }
}

const lifeMs = 10 * 60_000

/** Remembers a password that was right, under a new session id. */
export async function openPending(
  request: FastifyRequest,
  signIn: Omit<PendingSignIn, 'endsAt'>,
): Promise<PendingSignIn> {
  await startSession(request)
  const pending = { ...signIn, endsAt: Date.now() + lifeMs }
  keepPending(request, pending)
  return pending
}

export function keepPending({ session }: FastifyRequest, pending: PendingSignIn) {
  session.pendingSignIn = seal(session.sessionId, pending)
}

/** Throws 'sign-in-expired' when there is none, or it is older than ten minutes. */
export function readPending({ session }: FastifyRequest): PendingSignIn {
  const pending = session.pendingSignIn && unseal(session.sessionId, session.pendingSignIn)
  if (!pending || (pending as PendingSignIn).endsAt < Date.now())
    throw new Refusal('sign-in-expired')
  return pending as PendingSignIn
}
