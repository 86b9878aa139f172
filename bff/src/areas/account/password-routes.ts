import { changePassword } from '@gatehouse/contracts/portal/account'
import * as user from '@gatehouse/contracts/upstream/user'
import type { AreaContext } from '../area-context.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { throwPasswordProblem } from './write-problems.ts'

/** Ends the user's other sessions [1 §4]. */
export function passwordRoutes({ serve, sessions }: AreaContext) {
  serve(changePassword, async ({ body, caller: { userId }, ...context }) => {
    const { call, record, request } = context
    const { currentPassword, newPassword } = body
    await call(user.setUserPassword, {
      params: { id: userId },
      body: {
        CurrentPassword: currentPassword,
        RepeatPassword1: newPassword,
        RepeatPassword2: newPassword,
      },
    }).catch(throwPasswordProblem)
    record({ event: 'password-changed', user: userId })
    const ended = await endOtherSessions(sessions, context, userId, request.session.sessionId)
    return { endedSessions: ended }
  })
}
