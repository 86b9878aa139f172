import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import { rotateSession } from '../../session/session.ts'
import { deleteSecrets, getSecrets, setSecrets } from '../../session/session-secrets.ts'

/** What a link or a PIN of password recovery has brought to this browser. */
export interface ResetHandle {
  token: string
  /** The login id, where the PIN has told it. */
  loginId?: string
}

const area = 'reset'

/**
 * Keeps it, sealed, under a new session id: whoever knew the one before gets no hand on it. Who is
 * signed in stays so; a sign-in that has been begun is over.
 */
export async function keepReset(request: FastifyRequest, handle: ResetHandle) {
  await rotateSession(request)
  const { session } = request
  if (!session.caller) {
    delete session.secrets
    delete session.endsAt
  }
  setSecrets(session, area, handle)
}

export function heldReset({ session }: FastifyRequest): ResetHandle | undefined {
  return getSecrets(session, area) as ResetHandle | undefined
}

export function forgetReset({ session }: FastifyRequest) {
  deleteSecrets(session, area)
}

/** Throws 'reset-expired' without a reset link or PIN that was accepted in this session. */
export function requireReset(request: FastifyRequest) {
  if (!heldReset(request)) throw new ProblemError('reset-expired')
}
