import type { FastifyRequest } from 'fastify'
import { decrypt, encrypt } from './encrypt.ts'

declare module 'fastify' {
  interface Session {
    secrets?: Record<string, string>
  }
}

/** Stores an area's secrets encrypted: without the cookie the server cannot read them. */
export function setSecrets(session: FastifyRequest['session'], area: string, secrets: unknown) {
  session.secrets = { ...session.secrets, [area]: encrypt(session.sessionId, secrets) }
}

export function getSecrets(session: FastifyRequest['session'], area: string): unknown {
  const encrypted = session.secrets?.[area]
  return encrypted && decrypt(session.sessionId, encrypted)
}

export function deleteSecrets(session: FastifyRequest['session'], area: string) {
  if (!session.secrets?.[area]) return
  const { [area]: _deleted, ...others } = session.secrets
  session.secrets = others
}

export function rekeySecrets(secrets: Record<string, string> = {}, oldId: string, newId: string) {
  return Object.fromEntries(
    Object.entries(secrets).map(([area, one]) => [area, encrypt(newId, decrypt(oldId, one))]),
  )
}
