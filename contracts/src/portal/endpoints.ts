import type { Endpoint } from '../endpoint.ts'
import { readContent } from './content.ts'
import { readSession, signOut } from './session.ts'
import { cancelSignIn, finishSignIn, resendPasscode, startSignIn } from './sign-in.ts'

/** Every endpoint of the gateway: the list that policy tests and the API document read. */
export const endpoints: readonly Endpoint[] = [
  startSignIn,
  finishSignIn,
  resendPasscode,
  cancelSignIn,
  readSession,
  signOut,
  readContent,
]
