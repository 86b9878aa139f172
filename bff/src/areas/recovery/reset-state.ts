import type { OperationReply } from '@gatehouse/contracts/operation'
import { isUserId } from '@gatehouse/contracts/upstream/fields'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { AuditSubject } from '../../observability/audit.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { heldReset, type ResetHandle } from './reset-handle.ts'

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
export async function stateOf(call: Call, { token, loginId }: ResetHandle): Promise<ResetState> {
  const answer = await call(user.validatePasswordReset, { body: { token } }).catch(noneIfUnknown)
  const { isValid, ewLoginId, config } = answer ?? {}
  const userId = isUserId(config?.UserId) ? config?.UserId : undefined
  const whose = ewLoginId || config?.loginId || loginId
  if (!isValid || !whose || isSpent(config)) return { userId }
  return { open: { token, loginId: whose, userId }, userId }
}

type ResetConfig = OperationReply<typeof user.validatePasswordReset>['config']

function isSpent(config: ResetConfig): boolean {
  const { HasExpired, HasBeenActuated, PinDoesNotMatch, IsValid = true } = config ?? {}
  return Boolean(HasExpired || HasBeenActuated || PinDoesNotMatch || !IsValid)
}

/** For a fault that says that there is no such thing. */
export function noneIfUnknown(fault: unknown): undefined {
  if (fault instanceof UpstreamError && fault.isNotFound) return
  throw fault
}

/** The open reset of this browser; throws 'reset-expired' when it has none. */
export async function openReset(call: Call, request: FastifyRequest): Promise<OpenReset> {
  const held = heldReset(request)
  const { open } = held ? await stateOf(call, held) : {}
  if (!open) throw new ProblemError('reset-expired')
  return open
}

export function whomOf(
  { audit }: Pick<AreaContext, 'audit'>,
  { userId, loginId }: OpenReset,
): AuditSubject {
  return userId ? { user: userId } : { account: audit.accountOf(loginId) }
}
