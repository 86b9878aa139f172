import { changePassword, requestOwnResetLink } from '@gatehouse/contracts/portal/account'
import * as user from '@gatehouse/contracts/upstream/user'
import type { AreaContext } from '../area-context.ts'
import { recordWrite } from '../record-write.ts'
import { refundPoint } from '../refund-attempt.ts'
import { maskEmail } from '../sign-in/passcode-destination.ts'
import { throwWriteProblem } from '../throw-write-problem.ts'
import { getAccountSecrets } from './account-secrets.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { setPassword } from './set-password.ts'

export function passwordRoutes({ serve, sessions, limits }: AreaContext) {
  /** Ends the user's other sessions [1 §4]. */
  serve(changePassword, async ({ body, caller: { userId }, ...context }) => {
    await setPassword(context, userId, body)
    const { sessionId } = context.request.session
    const ended = await endOtherSessions(sessions, context, userId, sessionId)
    return { endedSessions: ended }
  })

  serve(requestOwnResetLink, async ({ caller: { userId }, call, record, request }) => {
    const limitKey = `user ${userId}`
    await limits.take('recoveryLink', limitKey)
    const event = { event: 'recovery-link-requested', user: userId } as const
    await recordWrite(record, event, call(user.requestPasswordReset, { params: { id: userId } }))
      .catch(refundPoint(limits, 'recoveryLink', limitKey))
      .catch(throwWriteProblem)
    return { sentTo: maskEmail(getAccountSecrets(request).emailAddress ?? '') }
  })
}
