import { signInLegacy } from '@gatehouse/contracts/portal/sign-in'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { authenticate } from './authenticate.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { refuseForcedReset } from './gates.ts'
import { limitAttempts } from './limit-attempts.ts'

/** Password-only sign-in. Answers 404 unless SIGN_IN=legacy. */
export function legacyRoutes(area: AreaContext) {
  area.serve(signInLegacy, async ({ body: { identity, password }, ...context }) => {
    const { call, request } = context
    if (area.config.SIGN_IN !== 'legacy') throw new ProblemError('not-found')
    const check = async () => {
      await refuseForcedReset(call, identity)
      return authenticate(call, { identity, password })
    }
    const loginReply = await limitAttempts(
      area,
      context,
      'password',
      identity,
      check,
      ({ userData }) => userData?.loginId,
    )
    const accounts = [identity, loginReply.userData?.loginId ?? identity]
    await completeSignIn(area, context, { loginReply, accounts, password })
    return toSessionView(area, request)
  })
}
