import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

interface Credentials {
  identity: string
  password: string
}

const refusals: readonly (number | undefined)[] = [400, 401, 403, 422]

/** Checks a password without sending a passcode. Throws 'invalid-credentials'. */
export async function authenticate(call: Call, { identity, password }: Credentials) {
  const body = { Identity: identity, Password: password }
  const authenticated = await call(user.authenticateUser, { body }).catch(throwRefusal)
  if (!authenticated?.userData) throw new ProblemError('invalid-credentials')
  return authenticated
}

/** The client has renewed the service token after a 401. */
function throwRefusal(cause: unknown): never {
  const isRefused = cause instanceof UpstreamError && refusals.includes(cause.status)
  throw isRefused ? new ProblemError('invalid-credentials', { cause }) : cause
}
