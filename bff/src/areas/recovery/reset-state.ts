import type { OperationReply } from '@gatehouse/contracts/operation'
import { isUserId } from '@gatehouse/contracts/upstream/fields'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { AuditSubject } from '../../observability/audit.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'
import { getResetHandle, type ResetHandle } from './reset-handle.ts'

export interface OpenReset {
  token: string
  loginId: string
  userId: string | undefined
}

export interface ResetState {
  open?: OpenReset
  /** Known for expired links too. */
  userId: string | undefined
}

/** An unknown token is invalid. */
export async function fetchResetState(
  call: Call,
  { token, loginId }: ResetHandle,
): Promise<ResetState> {
  const reply = await call(user.validatePasswordReset, { body: { token } }).catch(
    undefinedIfRejected,
  )
  const { isValid, ewLoginId, config } = reply ?? {}
  const userId = isUserId(config?.UserId) ? config?.UserId : undefined
  const resolvedLoginId = ewLoginId || config?.loginId || loginId
  if (!isValid || !resolvedLoginId || isSpent(config)) return { userId }
  return { open: { token, loginId: resolvedLoginId, userId }, userId }
}

type ResetConfig = OperationReply<typeof user.validatePasswordReset>['config']

function isSpent(config: ResetConfig): boolean {
  const { HasExpired, HasBeenActuated, PinDoesNotMatch, IsValid = true } = config ?? {}
  return Boolean(HasExpired || HasBeenActuated || PinDoesNotMatch || !IsValid)
}

export async function requireOpenReset(call: Call, request: FastifyRequest): Promise<OpenReset> {
  const handle = getResetHandle(request)
  const { open } = handle ? await fetchResetState(call, handle) : {}
  if (!open) throw new ProblemError('reset-expired')
  return open
}

export function auditSubject(
  { audit }: Pick<AreaContext, 'audit'>,
  { userId, loginId }: OpenReset,
): AuditSubject {
  return userId ? { user: userId } : { account: audit.hmacNameOf(loginId) }
}
