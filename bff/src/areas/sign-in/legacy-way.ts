import { signInLegacy } from '@gatehouse/contracts/portal/sign-in'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { attempt } from './attempts.ts'
import { completeSignIn } from './complete.ts'

/** The older way: a password and nothing more. Open only where it is the way that is configured. */
export function legacyWay(gatehouse: AreaContext) {
  gatehouse.serve(signInLegacy, async ({ body: { identity, password }, call, request, reply }) => {
    if (gatehouse.config.SIGN_IN !== 'legacy') throw new ProblemError('not-found')
    const answer = await attempt(gatehouse, 'password', identity, request, async () => {
      const body = { Identity: identity, Password: password }
      const found = await call(user.authenticateUser, { body })
      if (!found?.userData) throw new ProblemError('invalid-credentials')
      return found
    })
    const accounts = [identity, answer.userData?.loginId ?? identity]
    await completeSignIn(gatehouse, { request, reply, answer, accounts })
    return toSessionView(gatehouse, request)
  })
}
