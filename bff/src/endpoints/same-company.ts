import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { companyHeader } from '@gatehouse/contracts/request-headers'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import type { SessionCaller } from '../session/session-store.ts'

/** Throws 'company-changed' for a tab that shows another company than the session's. */
export function requireSameCompany(
  { perCompany }: Endpoint,
  { headers, session }: { headers: FastifyRequest['headers']; session: SessionCaller },
) {
  if (!perCompany) return
  const shown = headers[companyHeader]
  const { caller } = session
  if (typeof shown === 'string' && caller && shown !== encodeURIComponent(caller.brand ?? ''))
    throw new ProblemError('company-changed')
}
