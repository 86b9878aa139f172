import {
  readSecurityQuestion,
  showSecurityAnswer,
  updateSecurityQuestion,
} from '@gatehouse/contracts/portal/account'
import * as user from '@gatehouse/contracts/upstream/user'
import { refreshSession } from '../../session/session.ts'
import type { AreaContext } from '../area-context.ts'
import { recordWrite } from '../record-write.ts'
import { getAccountSecrets, updateAccountSecrets } from './account-secrets.ts'

export function securityQuestionRoutes({ serve }: AreaContext) {
  serve(readSecurityQuestion, async ({ request }) => {
    const { question, answer } = getAccountSecrets(request)
    return { question, hasAnswer: answer !== null }
  })

  serve(showSecurityAnswer, async ({ caller, checkBot, record, request }) => {
    await checkBot()
    record({ event: 'security-answer-shown', user: caller.userId })
    return { answer: getAccountSecrets(request).answer }
  })

  serve(
    updateSecurityQuestion,
    async ({ body: { question, answer }, caller, call, record, request }) => {
      const write = call(user.updateSecurityQuestion, {
        params: { ewId: caller.userId },
        body: { securityQuestion: question, securityQuestionAnswer: answer },
      })
      const event = { event: 'security-question-changed', user: caller.userId } as const
      await recordWrite(record, event, write)
      await refreshSession(request)
      updateAccountSecrets(request, { question, answer })
      return {}
    },
  )
}
