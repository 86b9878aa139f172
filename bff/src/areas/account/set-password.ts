import * as user from '@gatehouse/contracts/upstream/user'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import type { CallerCredentials } from '../../upstream/client.ts'
import { recordWrite } from '../record-write.ts'
import { throwPasswordProblem } from './throw-password-problem.ts'

interface PasswordChange {
  currentPassword: string
  newPassword: string
}

export async function setPassword(
  { call, record }: RequestContext,
  userId: string,
  { currentPassword, newPassword }: PasswordChange,
  as?: CallerCredentials,
) {
  const body = {
    CurrentPassword: currentPassword,
    RepeatPassword1: newPassword,
    RepeatPassword2: newPassword,
  }
  const write = call(user.setUserPassword, { params: { id: userId }, body, ...(as && { as }) })
  const event = { event: 'password-changed', user: userId } as const
  await recordWrite(record, event, write).catch(throwPasswordProblem)
}
