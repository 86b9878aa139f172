import { readReset, resendResetLink, resetPassword } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { endSessions } from '../account/end-sessions.ts'
import { refusePassword } from '../account/refuse-write.ts'
import type { AreaContext } from '../area-context.ts'
import { forgetReset, heldReset } from './reset-handle.ts'
import { openReset, stateOf, whomOf } from './reset-state.ts'

/** What the page of a link or a PIN does [1 §2 Password reset page]. */
export function reset(gatehouse: AreaContext) {
  const { serve, limits, audit } = gatehouse

  serve(readReset, async ({ call, request }) => {
    requireReadableSession(request.session)
    const held = heldReset(request)
    if (!held) return { open: false, canResend: false }
    const { open, userId } = await stateOf(call, held)
    return { open: open !== undefined, canResend: !open && userId !== undefined }
  })

  serve(resendResetLink, async ({ call, request }) => {
    const held = heldReset(request)
    if (!held) throw new ProblemError('reset-expired')
    await limits.take('recoveryResends', held.token)
    const { open, userId } = await stateOf(call, held)
    if (open || !userId) throw new ProblemError('reset-expired')
    // The one call in which no answer is meant: it mails a new link [1 §4].
    const body = { securityQuestionAnswer: '' }
    const sent = await call(user.verifyForgotPassword, { params: { id: userId }, body })
    if (sent?.Valid === false) throw new ProblemError('upstream-refused')
    audit.record({ event: 'recovery-link-resent', user: userId }, request)
    return {}
  })

  serve(resetPassword, async ({ body: { newPassword }, proof: { jwt }, call, request }) => {
    const open = await openReset(call, request)
    const { token, loginId, userId } = open
    const body = { loginId, password: newPassword, token, ...(jwt !== undefined && { jwt }) }
    await call(user.passwordReset, { body }).catch(refusePassword)
    forgetReset(request)
    audit.record({ event: 'password-reset', ...whomOf(gatehouse, open) }, request)
    if (userId) await endSessions(gatehouse, request, userId)
    return {}
  })
}
