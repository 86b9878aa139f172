import { ProblemError } from '../http/problem-error.ts'
import type { SessionCaller } from '../session/session-store.ts'
import { storeUnavailable } from '../store/store-unavailable.ts'

/** Throws 'not-signed-in', or 'session-unavailable' when the store cannot tell. */
export function requireSignedIn({ session }: { session: SessionCaller }) {
  requireReadableSession(session)
  if (!session.caller) throw new ProblemError('not-signed-in')
}

/** For public endpoints whose reply depends on the session. */
export function requireReadableSession({ unavailable }: SessionCaller) {
  if (unavailable) throw storeUnavailable()
}
