import type { Endpoint } from '@gatehouse/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Hmac } from '../session/hmac.ts'
import type { SessionCaller } from '../session/session-store.ts'
import { requireSignedIn } from './require-session.ts'
import { requireSameCompany } from './same-company.ts'
import { requireSamePerson } from './same-person.ts'

/** Throws unless the session may call the endpoint. */
export function requireAccess(
  endpoint: Endpoint,
  request: { headers: FastifyRequest['headers']; session: SessionCaller },
  hmac: Hmac,
) {
  if (endpoint.access === 'signed-in') requireSignedIn(request)
  requireSamePerson(endpoint, request, hmac)
  requireSameCompany(endpoint, request)
}
