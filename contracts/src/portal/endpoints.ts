import type { Endpoint } from '../endpoint.ts'
import { readContent } from './content.ts'
import { listSessions, readSession, signOut, signOutElsewhere } from './session.ts'
import { cancelSignIn, finishSignIn, resendPasscode, startSignIn } from './sign-in.ts'

/** Every endpoint of the gateway: the list that policy tests and the API document read. */
export const endpoints: readonly Endpoint[] = [
  startSignIn,
  finishSignIn,
  resendPasscode,
  cancelSignIn,
  readSession,
  signOut,
  listSessions,
  signOutElsewhere,
  readContent,
]
