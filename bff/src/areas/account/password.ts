import { changePassword } from '@gatehouse/contracts/portal/account'
import * as user from '@gatehouse/contracts/upstream/user'
import type { AreaContext } from '../area-context.ts'
import { endSessions } from './end-sessions.ts'
import { refusePassword } from './refuse-write.ts'

/** A new password ends all other sessions of the person: whoever had the old one is out [1 §4]. */
export function password(gatehouse: AreaContext) {
  const { serve, audit } = gatehouse

  serve(changePassword, async ({ body, caller: { userId }, call, request }) => {
    const { currentPassword, newPassword } = body
    await call(user.setUserPassword, {
      params: { id: userId },
      body: {
        CurrentPassword: currentPassword,
        RepeatPassword1: newPassword,
        RepeatPassword2: newPassword,
      },
    }).catch(refusePassword)
    audit.record({ event: 'password-changed', user: userId }, request)
    const ended = await endSessions(gatehouse, request, userId, request.session.sessionId)
    return { endedSessions: ended }
  })
}
