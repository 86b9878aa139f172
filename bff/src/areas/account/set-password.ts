import * as user from '@gatehouse/contracts/upstream/user'
import type { Call, CallerCredentials } from '../../upstream/client.ts'
import { throwPasswordProblem } from './write-problems.ts'

interface PasswordChange {
  currentPassword: string
  newPassword: string
}

/** `as`: a user who is not signed in yet. */
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
