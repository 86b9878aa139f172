import { readEmail, updateEmail } from '@gatehouse/contracts/portal/account'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { throwWriteProblem } from '../throw-write-problem.ts'
import { getAccountSecrets, toEmailDestination, updateAccountSecrets } from './account-secrets.ts'

export function emailRoutes({ serve }: AreaContext) {
  serve(readEmail, async ({ request }) => ({ email: getAccountSecrets(request).emailAddress }))

  serve(
    updateEmail,
    async ({ body: { email }, caller: { userId, entity }, call, record, request }) => {
      if (!entity)
        throw new ProblemError('upstream-invalid-response', {
          cause: 'the login reply has no entity',
        })
      const body = { email }
      await call(user.saveEmail, { params: { entity, ewId: userId }, body }).catch(
        throwWriteProblem,
      )
      updateAccountSecrets(request, { emailAddress: email })
      if (request.session.passcodeTo?.channel === 'email')
        request.session.passcodeTo = toEmailDestination(getAccountSecrets(request))
      record({ event: 'email-changed', user: userId })
      return {}
    },
  )
}
