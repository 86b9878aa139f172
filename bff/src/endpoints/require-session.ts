import { ProblemError } from '../http/problem-error.ts'
import type { SessionCaller } from '../session/session-store.ts'

/** Seconds, while the session store is unavailable. */
const retryAfter = 2

/** Throws 'not-signed-in', or 'session-unavailable' when the store cannot tell. */
export function requireSignedIn({ session }: { session: SessionCaller }) {
  requireReadableSession(session)
  if (!session.caller) throw new ProblemError('not-signed-in')
}

/** For public endpoints whose reply depends on the session. */
export function requireReadableSession({ unavailable: unknown }: SessionCaller) {
  if (unknown) throw new ProblemError('session-unavailable', { retryAfter })
}
