import type { FastifyRequest } from 'fastify'
import { seal, unseal } from './encrypt.ts'

declare module 'fastify' {
  interface Session {
    /** Secrets by area, each sealed under the session's id. */
    sealed?: Record<string, string>
  }
}

/** Keeps an area's secrets in the session, so that the server alone cannot read them. */
export function keepSealed(session: FastifyRequest['session'], area: string, secrets: unknown) {
  session.sealed = { ...session.sealed, [area]: seal(session.sessionId, secrets) }
}

/** Undefined when none are kept. */
export function readSealed(session: FastifyRequest['session'], area: string): unknown {
  const sealed = session.sealed?.[area]
  return sealed && unseal(session.sessionId, sealed)
}

export function forgetSealed({ sealed }: FastifyRequest['session'], area: string) {
  delete sealed?.[area]
}

/** What was sealed under an earlier id of the session, sealed under the id it has now. */
export function resealed(sealed: Record<string, string> = {}, before: string, now: string) {
  return Object.fromEntries(
    Object.entries(sealed).map(([area, one]) => [area, seal(now, unseal(before, one))]),
  )
}
