import { readEmail, updateEmail } from '@gatehouse/contracts/portal/account'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { changeAccount, keptAccount, mailTo } from './kept-account.ts'
import { refuseWrite } from './refuse-write.ts'

/** Where mail goes [1 §2 Update Email dialog]. Other sessions are told when they begin anew. */
export function email({ serve, audit }: AreaContext) {
  serve(readEmail, async ({ request }) => ({ email: keptAccount(request).emailAddress }))

  serve(updateEmail, async ({ body: { email }, caller: { userId }, call, request }) => {
    const { entity } = keptAccount(request)
    if (!entity)
      throw new ProblemError('upstream-invalid-response', { cause: 'the login told no entity' })
    const body = { email }
    await call(user.saveEmail, { params: { entity, ewId: userId }, body }).catch(refuseWrite)
    changeAccount(request, { emailAddress: email })
    if (request.session.passcodeTo?.channel === 'email')
      request.session.passcodeTo = mailTo(keptAccount(request))
    audit.record({ event: 'email-changed', user: userId }, request)
    return {}
  })
}
