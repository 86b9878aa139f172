import type { LoginResult } from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { replaceSession } from '../../session/session.ts'
import { getSecrets, setSecrets } from '../../session/session-secrets.ts'
import type { PasscodeDestination } from './passcode-destination.ts'

/** A sign-in that completes with a new password. */
export interface PendingPassword {
  loginReply: LoginResult
  accounts: string[]
  password: string
  jwt?: string | undefined
  passcodeTo?: PasscodeDestination | undefined
  startedAt: number
}

const area = 'new-password'

const lifetimeMs = 10 * 60_000

/** Encrypted under a new session id: contains the password. */
export async function startPendingPassword(
  request: FastifyRequest,
  pending: Omit<PendingPassword, 'startedAt'>,
) {
  if (!(await replaceSession(request))) throw new ProblemError('sign-in-expired')
  const startedAt = Date.now()
  setSecrets(request.session, area, { ...pending, startedAt } satisfies PendingPassword)
  request.session.endsAt = startedAt + lifetimeMs
}

export function findPendingPassword({ session }: FastifyRequest): PendingPassword | undefined {
  const pending = getSecrets(session, area) as PendingPassword | undefined
  return pending && Date.now() - pending.startedAt < lifetimeMs ? pending : undefined
}

export function requirePendingPassword(request: FastifyRequest): PendingPassword {
  requireReadableSession(request.session)
  const pending = findPendingPassword(request)
  if (!pending) throw new ProblemError('sign-in-expired')
  return pending
}
