import * as user from '@gatehouse/contracts/upstream/user'
import type { Call, CallerCredentials } from '../../upstream/client.ts'
import { throwPasswordProblem } from './throw-password-problem.ts'

interface PasswordChange {
  currentPassword: string
  newPassword: string
}

export async function setPassword(
  call: Call,
  userId: string,
  { currentPassword, newPassword }: PasswordChange,
  as?: CallerCredentials,
) {
  const body = {
    CurrentPassword: currentPassword,
    RepeatPassword1: newPassword,
    RepeatPassword2: newPassword,
  }
  await call(user.setUserPassword, { params: { id: userId }, body, ...(as && { as }) }).catch(
    throwPasswordProblem,
  )
}
