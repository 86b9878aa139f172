import { localPath } from '@gatehouse/contracts/rules/local-path'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface PendingRedirect {
  /** OAuth `state`: binds the callback to this browser (CSRF). */
  state: string
  /** Path to open after sign-in. */
  to: string
}

const lifetimeSeconds = 600

/**
 * Cookies of the redirect flow: the pending redirect, for ten minutes, and whether the browser may
 * have a session at the identity provider. SameSite=Lax, or the callback would lack them.
 */
export function identityCookies(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:')
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
  const stateCookie = nameOf('gatehouse-state')
  const knownCookie = nameOf('gatehouse-identity')
  const attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' as const }
  const clear = (reply: FastifyReply, name: string) =>
    reply.setCookie(name, '', { ...attributes, maxAge: 0 })

  return {
    start(reply: FastifyReply, { state, to }: PendingRedirect) {
      const value = `${state}.${Buffer.from(to).toString('base64url')}`
      reply.setCookie(stateCookie, value, { ...attributes, maxAge: lifetimeSeconds })
    },
    /** Reads and clears the pending redirect. */
    consume({ cookies }: FastifyRequest, reply: FastifyReply): PendingRedirect | undefined {
      clear(reply, stateCookie)
      const [state = '', encoded = ''] = (cookies[stateCookie] ?? '').split('.')
      const to = Buffer.from(encoded, 'base64url').toString()
      return state === '' ? undefined : { state, to: localPath.test(to) ? to : '/' }
    },
    isKnown: ({ cookies }: FastifyRequest) => cookies[knownCookie] === '1',
    know: (reply: FastifyReply) => void reply.setCookie(knownCookie, '1', attributes),
    forget: (reply: FastifyReply) => void clear(reply, knownCookie),
  }
}
