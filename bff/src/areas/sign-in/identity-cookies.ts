import { localPath } from '@gatehouse/contracts/rules/local-path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is remembered while somebody is at the identity provider. */
interface Begun {
  /** Ties the answer to the browser that asked. */
  state: string
  /** Where to go in the end. */
  to: string
}

const lifeSeconds = 600

/**
 * Two cookies of the redirect way: what was begun, for ten minutes, and whether the identity
 * provider may know this browser. Lax, or they would not come along on the way back.
 */
export function identityCookies(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:')
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
  const begunCookie = nameOf('gatehouse-state')
  const knownCookie = nameOf('gatehouse-identity')
  const attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' as const }
  const clear = (reply: FastifyReply, name: string) =>
    reply.setCookie(name, '', { ...attributes, maxAge: 0 })

  return {
    begin(reply: FastifyReply, { state, to }: Begun) {
      const value = `${state}.${Buffer.from(to).toString('base64url')}`
      reply.setCookie(begunCookie, value, { ...attributes, maxAge: lifeSeconds })
    },
    /** Gives what was begun, once. */
    end({ cookies }: FastifyRequest, reply: FastifyReply): Begun | undefined {
      clear(reply, begunCookie)
      const [state = '', encoded = ''] = (cookies[begunCookie] ?? '').split('.')
      const to = Buffer.from(encoded, 'base64url').toString()
      return state === '' ? undefined : { state, to: localPath.test(to) ? to : '/' }
    },
    isKnown: ({ cookies }: FastifyRequest) => cookies[knownCookie] === '1',
    know: (reply: FastifyReply) => void reply.setCookie(knownCookie, '1', attributes),
    forget: (reply: FastifyReply) => void clear(reply, knownCookie),
  }
}
