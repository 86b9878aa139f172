import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../server/refusal.ts'
import { refuseUnknownSession } from '../../server/refuse-without-session.ts'
import { seal, unseal } from '../../server/seal.ts'
import { startSession } from '../../server/session.ts'

/** What must be remembered between password and passcode. */
export interface PendingSignIn {
  /** Names this sign-in where its resends are counted. */
  id: string
  identity: string
  password: string
  loginId: string
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
  signIn: Omit<PendingSignIn, 'id' | 'endsAt'>,
): Promise<PendingSignIn> {
  await startSession(request)
  const { session } = request
  const pending = { ...signIn, id: randomUUID(), endsAt: Date.now() + lifeMs }
  session.pendingSignIn = seal(session.sessionId, pending)
  return pending
}

/** Throws 'sign-in-expired' when there is none, or it is older than ten minutes. */
export function readPending({ session }: FastifyRequest): PendingSignIn {
  refuseUnknownSession(session)
  const pending = session.pendingSignIn && unseal(session.sessionId, session.pendingSignIn)
  if (!pending || (pending as PendingSignIn).endsAt < Date.now())
    throw new Refusal('sign-in-expired')
  return pending as PendingSignIn
}
