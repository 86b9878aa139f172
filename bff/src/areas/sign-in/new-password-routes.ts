import { chooseRequiredPassword } from '@gatehouse/contracts/portal/sign-in'
import { ProblemError } from '../../http/problem-error.ts'
import { endOtherSessions } from '../account/end-other-sessions.ts'
import { setPassword } from '../account/set-password.ts'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { requirePendingPassword } from './pending-password.ts'
import { toAccount, toCaller } from './to-caller.ts'

/** After a login that answers passwordChangeRequired: the new password first, then the session. */
export function newPasswordRoutes(area: AreaContext) {
  const { serve, sessions, config } = area

  serve(chooseRequiredPassword, async ({ body: { newPassword }, ...context }) => {
    const { request } = context
    const { password, loginReply, ...signIn } = requirePendingPassword(request)
    const { user, brands } = toAccount(loginReply)
    if (!user) throw new ProblemError('sign-in-failed')
    const { caller } = toCaller(user, brands, signIn.jwt, config.SESSION_HOURS)
    const { userId } = caller
    await setPassword(context, userId, { currentPassword: password, newPassword }, caller)
    const endedSessions = await endOtherSessions(sessions, context, userId)
    const userData = { ...user, passwordChangeRequired: false }
    await completeSignIn(area, context, { ...signIn, loginReply: { ...loginReply, userData } })
    return { ...toSessionView(area, request), endedSessions }
  })
}
