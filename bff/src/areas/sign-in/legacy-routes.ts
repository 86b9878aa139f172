import { signInLegacy } from '@gatehouse/contracts/portal/sign-in'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { refuseForcedReset } from './gates.ts'
import { limitAttempts } from './limit-attempts.ts'

const refusals: readonly (number | undefined)[] = [400, 401, 403]

/** Password-only sign-in. Answers 404 unless SIGN_IN=legacy. */
export function legacyRoutes(area: AreaContext) {
  area.serve(signInLegacy, async ({ body: { identity, password }, ...context }) => {
    const { call, request } = context
    if (area.config.SIGN_IN !== 'legacy') throw new ProblemError('not-found')
    const check = async () => {
      await refuseForcedReset(call, identity)
      const body = { Identity: identity, Password: password }
      const authenticated = await call(user.authenticateUser, { body }).catch(throwRefusal)
      if (!authenticated?.userData) throw new ProblemError('invalid-credentials')
      return authenticated
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

/** The client has renewed the service token after a 401. */
function throwRefusal(cause: unknown): never {
  const isRefused = cause instanceof UpstreamError && refusals.includes(cause.status)
  throw isRefused ? new ProblemError('invalid-credentials', { cause }) : cause
}
