import { readEmail, updateEmail } from '@gatehouse/contracts/portal/account'
import * as user from '@gatehouse/contracts/upstream/user'
import { refreshSession } from '../../session/session.ts'
import type { AreaContext } from '../area-context.ts'
import { recordWrite } from '../record-write.ts'
import { requireEntity } from '../require-caller.ts'
import { throwWriteProblem } from '../throw-write-problem.ts'
import { getAccountSecrets, toEmailDestination, updateAccountSecrets } from './account-secrets.ts'

export function emailRoutes({ serve }: AreaContext) {
  serve(readEmail, async ({ request }) => ({ email: getAccountSecrets(request).emailAddress }))

  serve(updateEmail, async ({ body: { email }, caller, call, record, request }) => {
    const { userId } = caller
    const params = { entity: requireEntity(caller), ewId: userId }
    const event = { event: 'email-changed', user: userId } as const
    const write = call(user.saveEmail, { params, body: { email } })
    await recordWrite(record, event, write).catch(throwWriteProblem)
    await refreshSession(request)
    updateAccountSecrets(request, { emailAddress: email })
    if (request.session.passcodeTo?.channel === 'email')
      request.session.passcodeTo = toEmailDestination(getAccountSecrets(request))
    return {}
  })
}
