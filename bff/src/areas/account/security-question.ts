import { readSecurityQuestion, updateSecurityQuestion } from '@gatehouse/contracts/portal/account'
import * as user from '@gatehouse/contracts/upstream/user'
import type { AreaContext } from '../area-context.ts'
import { changeAccount, keptAccount } from './kept-account.ts'

/** The question that lets somebody in who has forgotten the password [1 §2 Security Question]. */
export function securityQuestion({ serve, audit }: AreaContext) {
  serve(readSecurityQuestion, async ({ request }) => {
    const { question, answer } = keptAccount(request)
    return { question, answer }
  })

  serve(updateSecurityQuestion, async ({ body: { question, answer }, caller, call, request }) => {
    await call(user.updateSecurityQuestion, {
      params: { ewId: caller.userId },
      body: { securityQuestion: question, securityQuestionAnswer: answer },
    })
    changeAccount(request, { question, answer })
    audit.record({ event: 'security-question-changed', user: caller.userId }, request)
    return {}
  })
}
