import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { personHeader } from '@gatehouse/contracts/request-headers'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import type { Hmac } from '../session/hmac.ts'
import { isPersonKeyOf } from '../session/person-key.ts'
import type { SessionCaller } from '../session/session-store.ts'

/** Throws 'person-changed' for a write of a tab that shows another person than the caller. */
export function requireSamePerson(
  endpoint: Endpoint,
  { headers, session }: { headers: FastifyRequest['headers']; session: SessionCaller },
  hmac: Hmac,
) {
  if (endpoint.method === 'GET' || endpoint.anyPerson) return
  const shown = headers[personHeader]
  const { caller } = session
  if (typeof shown === 'string' && caller && !isPersonKeyOf(hmac, caller, shown))
    throw new ProblemError('person-changed')
}
