import { localPath } from '@gatehouse/contracts/rules/local-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie, Cookies } from '../../session/cookies.ts'

/** What is remembered while somebody is at the identity provider. */
interface Begun {
  /** Ties the answer to the browser that asked. */
  state: string
  /** Where to go in the end. */
  to: string
}

/**
 * Two cookies of the redirect way: what was begun, for ten minutes, and whether the identity
 * provider may know this browser. Lax, or they would not come along on the way back.
 */
export function identityCookies({ identityState, identityKnown }: Cookies) {
  const clear = (reply: FastifyReply, { name, attributes }: Cookie) =>
    reply.setCookie(name, '', { ...attributes, maxAge: 0 })

  return {
    begin(reply: FastifyReply, { state, to }: Begun) {
      const value = `${state}.${Buffer.from(to).toString('base64url')}`
      reply.setCookie(identityState.name, value, identityState.attributes)
    },
    /** Gives what was begun, once. */
    end({ cookies }: FastifyRequest, reply: FastifyReply): Begun | undefined {
      clear(reply, identityState)
      const [state = '', encoded = ''] = (cookies[identityState.name] ?? '').split('.')
      const to = Buffer.from(encoded, 'base64url').toString()
      return state === '' ? undefined : { state, to: localPath.test(to) ? to : '/' }
    },
    isKnown: ({ cookies }: FastifyRequest) => cookies[identityKnown.name] === '1',
    know: (reply: FastifyReply) =>
      void reply.setCookie(identityKnown.name, '1', identityKnown.attributes),
    forget: (reply: FastifyReply) => void clear(reply, identityKnown),
  }
}
