import { signInLegacy } from '@gatehouse/contracts/portal/sign-in'
import { authenticateUser } from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { limitAttempts } from './limit-attempts.ts'

/** The older way: a password and nothing more. Open only where it is the way that is configured. */
export function legacyRoutes(context: AreaContext) {
  context.serve(signInLegacy, async ({ body: { identity, password }, call, request, reply }) => {
    if (context.config.SIGN_IN !== 'legacy') throw new ProblemError('not-found')
    const answer = await limitAttempts(context, 'password', identity, request, async () => {
      const body = { Identity: identity, Password: password }
      const found = await call(authenticateUser, { body })
      if (!found?.userData) throw new ProblemError('invalid-credentials')
      return found
    })
    const accounts = [identity, answer.userData?.loginId ?? identity]
    await completeSignIn(context, { request, reply, answer, accounts })
    return toSessionView(context, request)
  })
}
