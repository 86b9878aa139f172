import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'

/** Gives the JWT, if the reply has one. Throws 'passcode-wrong', also if the upstream rejects the input. */
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
