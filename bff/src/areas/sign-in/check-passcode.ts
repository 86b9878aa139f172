import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'

/** Gives the JWT. Throws 'passcode-wrong', also for a reply of 4xx to the passcode. */
export async function checkPasscode(
  call: Call,
  loginId: string,
  passcode: string,
): Promise<string | undefined> {
  const body = { ewLoginId: loginId, token2FA: passcode }
  const checked = await call(user.check2FA, { body }).catch(undefinedIfRejected)
  if (!checked?.isValidated) throw new ProblemError('passcode-wrong')
  return checked.jwt
}
