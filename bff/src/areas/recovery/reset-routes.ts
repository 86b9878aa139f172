import type { OperationReply } from '@gatehouse/contracts/operation'
import { readReset, resendResetLink, resetPassword } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import { warnOnFailure } from '../../endpoints/warn-on-failure.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { endOtherSessions } from '../account/end-other-sessions.ts'
import { throwPasswordProblem } from '../account/throw-password-problem.ts'
import type { AreaContext } from '../area-context.ts'
import { recordWrite } from '../record-write.ts'
import { refundPoint } from '../refund-attempt.ts'
import { resetPasswordAttempts } from '../sign-in/limit-attempts.ts'
import { createRequestedUsernames } from './requested-usernames.ts'
import { deleteResetHandle, getResetHandle } from './reset-handle.ts'
import { auditSubject, fetchResetState, type OpenReset, requireOpenReset } from './reset-state.ts'

export function resetRoutes(area: AreaContext) {
  const { serve, limits, sessions, keyValueStore, hmac } = area
  const usernames = createRequestedUsernames(keyValueStore, hmac)

  serve(readReset, async ({ addressLimits, call, request }) => {
    requireReadableSession(request.session)
    const handle = getResetHandle(request)
    if (!handle) return { open: false, canResend: false }
    await addressLimits.take('uncachedReads')
    const { open, userId } = await fetchResetState(call, handle)
    return { open: open !== undefined, canResend: !open && userId !== undefined }
  })

  serve(resendResetLink, async ({ call, record, request }) => {
    const handle = getResetHandle(request)
    if (!handle) throw new ProblemError('reset-expired')
    await limits.take('recoveryResends', handle.token)
    const refund = refundPoint(limits, 'recoveryResends', handle.token)
    const { open, userId } = await fetchResetState(call, handle).catch(refund)
    if (open || !userId) throw new ProblemError('reset-expired')
    // An empty answer makes the upstream mail a new link [1 §4].
    const body = { securityQuestionAnswer: '' }
    const params = { id: userId }
    const write = call(user.verifyForgotPassword, { params, body }).catch(refund).then(requireValid)
    await recordWrite(record, { event: 'recovery-link-resent', user: userId }, write)
    return {}
  })

  serve(resetPassword, async ({ body: { newPassword }, proof: { jwt }, ...context }) => {
    const { call, record, request } = context
    const open = await requireOpenReset(call, request)
    const { token, loginId, userId } = open
    const body = { loginId, password: newPassword, token, ...(jwt !== undefined && { jwt }) }
    const event = { event: 'password-reset', ...auditSubject(area, open) } as const
    await recordWrite(record, event, call(user.passwordReset, { body })).catch(throwPasswordProblem)
    deleteResetHandle(request)
    await warnOnFailure(request, 'password attempts not reset', resetAttempts(request, open))
    return { endedSessions: await endSessions(context, userId) }
  })

  /** A username that has not signed in has a count of its own. */
  async function resetAttempts(request: FastifyRequest, { loginId, userId }: OpenReset) {
    const username = userId && (await usernames.find(userId))
    for (const account of [loginId, ...(username ? [username] : [])])
      await resetPasswordAttempts(area, request, account)
  }

  /** Sessions are listed by user id alone. */
  async function endSessions(context: RequestContext, userId: string | undefined) {
    if (userId) return endOtherSessions(sessions, context, userId)
    const { request } = context
    request.log.warn({ id: request.id }, 'sessions not ended after a reset without a user id')
    return null
  }
}

function requireValid({ Valid }: OperationReply<typeof user.verifyForgotPassword>) {
  if (Valid === false) throw new ProblemError('upstream-refused')
}
