import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'

/** Seconds after which another try makes sense when the session store cannot be reached. */
const retryAfter = 2

/** "Not signed in" is only said when it is known: a store that cannot be reached signs nobody out. */
export function requireSignedIn({ session }: FastifyRequest) {
  requireReadableSession(session)
  if (!session.caller) throw new ProblemError('not-signed-in')
}

/** For what everyone may ask, but whose answer depends on who asks. */
export function requireReadableSession({ unavailable: unknown }: FastifyRequest['session']) {
  if (unknown) throw new ProblemError('session-unavailable', { retryAfter })
}
