import { signInLegacy } from '@gatehouse/contracts/portal/sign-in'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { limitAttempts } from './limit-attempts.ts'

/** Password-only sign-in. Answers 404 unless SIGN_IN=legacy. */
export function legacyRoutes(context: AreaContext) {
  context.serve(signInLegacy, async ({ body: { identity, password }, call, request, reply }) => {
    if (context.config.SIGN_IN !== 'legacy') throw new ProblemError('not-found')
    const loginReply = await limitAttempts(context, 'password', identity, request, async () => {
      const body = { Identity: identity, Password: password }
      const authenticated = await call(user.authenticateUser, { body })
      if (!authenticated?.userData) throw new ProblemError('invalid-credentials')
      return authenticated
    })
    const accounts = [identity, loginReply.userData?.loginId ?? identity]
    await completeSignIn(context, { request, reply, loginReply, accounts })
    return toSessionView(context, request)
  })
}
