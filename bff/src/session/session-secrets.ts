import type { FastifyRequest } from 'fastify'
import { decrypt, encrypt } from './encrypt.ts'

declare module 'fastify' {
  interface Session {
    /** Secrets by area, each sealed under the session's id. */
    secrets?: Record<string, string>
  }
}

/** Keeps an area's secrets in the session, so that the server alone cannot read them. */
export function setSecrets(session: FastifyRequest['session'], area: string, secrets: unknown) {
  session.secrets = { ...session.secrets, [area]: encrypt(session.sessionId, secrets) }
}

/** Undefined when none are kept. */
export function getSecrets(session: FastifyRequest['session'], area: string): unknown {
  const sealed = session.secrets?.[area]
  return sealed && decrypt(session.sessionId, sealed)
}

export function deleteSecrets({ secrets: sealed }: FastifyRequest['session'], area: string) {
  delete sealed?.[area]
}

/** What was sealed under an earlier id of the session, sealed under the id it has now. */
export function rekeySecrets(sealed: Record<string, string> = {}, before: string, now: string) {
  return Object.fromEntries(
    Object.entries(sealed).map(([area, one]) => [area, encrypt(now, decrypt(before, one))]),
  )
}
