import type { OperationReply } from '@gatehouse/contracts/operation'
import { isUserId } from '@gatehouse/contracts/upstream/user-fields'
import { validatePasswordReset } from '@gatehouse/contracts/upstream/user-recovery'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { Whom } from '../../observability/audit.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { getResetHandle, type ResetHandle } from './reset-handle.ts'

/** A link or a PIN that is good for a new password. */
export interface OpenReset {
  token: string
  loginId: string
  /** Not always told. */
  userId: string | undefined
}

export interface ResetState {
  open?: OpenReset
  /** Whose it is, whatever has become of it. */
  userId: string | undefined
}

/** Asks what a token is good for; one that the upstream does not know is good for nothing. */
export async function fetchResetState(
  call: Call,
  { token, loginId }: ResetHandle,
): Promise<ResetState> {
  const answer = await call(validatePasswordReset, { body: { token } }).catch(undefinedIfNotFound)
  const { isValid, ewLoginId, config } = answer ?? {}
  const userId = isUserId(config?.UserId) ? config?.UserId : undefined
  const whose = ewLoginId || config?.loginId || loginId
  if (!isValid || !whose || isSpent(config)) return { userId }
  return { open: { token, loginId: whose, userId }, userId }
}

type ResetConfig = OperationReply<typeof validatePasswordReset>['config']

function isSpent(config: ResetConfig): boolean {
  const { HasExpired, HasBeenActuated, PinDoesNotMatch, IsValid = true } = config ?? {}
  return Boolean(HasExpired || HasBeenActuated || PinDoesNotMatch || !IsValid)
}

/** For a error that says that there is no such thing. */
export function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof UpstreamError && error.isNotFound) return
  throw error
}

/** The open reset of this browser; throws 'reset-expired' when it has none. */
export async function requireOpenReset(call: Call, request: FastifyRequest): Promise<OpenReset> {
  const held = getResetHandle(request)
  const { open } = held ? await fetchResetState(call, held) : {}
  if (!open) throw new ProblemError('reset-expired')
  return open
}

export function auditSubject(
  { audit }: Pick<AreaContext, 'audit'>,
  { userId, loginId }: OpenReset,
): Whom {
  return userId ? { user: userId } : { account: audit.accountOf(loginId) }
}
