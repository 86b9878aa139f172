import { changePassword } from '@gatehouse/contracts/portal/account'
import { setUserPassword } from '@gatehouse/contracts/upstream/user-account'
import { Refusal } from '../../server/refusal.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { Gatehouse } from '../gatehouse.ts'

/** A new password ends all other sessions of the person: whoever had the old one is out [1 §4]. */
export function password({ serve, sessions, audit }: Gatehouse) {
  serve(changePassword, async ({ body, caller: { userId }, call, request }) => {
    const { currentPassword, newPassword } = body
    await call(setUserPassword, {
      params: { id: userId },
      body: {
        CurrentPassword: currentPassword,
        RepeatPassword1: newPassword,
        RepeatPassword2: newPassword,
      },
    }).catch(refuse)
    audit.record({ event: 'password-changed', user: userId }, request)
    try {
      const ended = await sessions.endOthers(userId, request.session.sessionId)
      audit.record({ event: 'sessions-ended-elsewhere', user: userId, ended }, request)
      return { ended }
    } catch (err) {
      request.log.error({ id: request.id, err }, 'other sessions not ended')
      return { ended: null }
    }
  })
}

/** The upstream's own words where it refuses; where it does not answer, it may have changed it. */
function refuse(fault: unknown): never {
  if (!(fault instanceof UpstreamError)) throw fault
  const { kind, status = 500, said } = fault
  const notAsked = kind === 'resting' || kind === 'busy' || status === 401
  if (notAsked) throw fault
  if (kind === 'refused' && status < 500)
    throw new Refusal('password-refused', { said, cause: fault })
  throw new Refusal('outcome-unknown', { cause: fault })
}
