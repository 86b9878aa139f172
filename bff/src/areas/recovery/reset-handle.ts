import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import { rotateSession } from '../../session/session.ts'
import { deleteSecrets, getSecrets, setSecrets } from '../../session/session-secrets.ts'

/** Token of a reset link or PIN that this browser opened. */
export interface ResetHandle {
  token: string
  loginId?: string
}

const area = 'reset'

/**
 * Encrypts the handle under a new session id, against session fixation. Ends a pending sign-in; a
 * signed-in caller stays.
 */
export async function storeResetHandle(request: FastifyRequest, handle: ResetHandle) {
  await rotateSession(request)
  const { session } = request
  if (!session.caller) {
    delete session.secrets
    delete session.endsAt
  }
  setSecrets(session, area, handle)
}

export function getResetHandle({ session }: FastifyRequest): ResetHandle | undefined {
  return getSecrets(session, area) as ResetHandle | undefined
}

export function deleteResetHandle({ session }: FastifyRequest) {
  deleteSecrets(session, area)
}

/** Throws 'reset-expired' without a reset link or PIN that was accepted in this session. */
export function requireReset(request: FastifyRequest) {
  if (!getResetHandle(request)) throw new ProblemError('reset-expired')
}
