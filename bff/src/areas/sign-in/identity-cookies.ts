import { SignInFailure } from '@gatehouse/contracts/portal/session'
import { localPath } from '@gatehouse/contracts/rules/local-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie, Cookies } from '../../session/cookies.ts'
import { type Hmac, isEqual } from '../../session/hmac.ts'

/** As long as the cookie. */
const lifeMs = 600_000

const failures = SignInFailure.anyOf.map((failure) => failure.const)

interface PendingRedirect {
  /** OAuth `state`: binds the callback to this browser (CSRF). */
  state: string
  to: string
}

/**
 * Cookies of the redirect flow: the pending redirect, whether the browser may have a session at the
 * identity provider, and why the return failed.
 */
export function identityCookies(
  { identityState, identityKnown, identityFailure }: Cookies,
  hmac: Hmac,
) {
  /** A cookie planted by another site of the domain is not taken. */
  const sign = (value: string) => `${value}.${hmac('identity-state', value)}`
  const signFailure = (failure: SignInFailure) => `${failure}.${hmac('sign-in-failure', failure)}`
  const clear = (reply: FastifyReply, { name, attributes }: Cookie) =>
    reply.setCookie(name, '', { ...attributes, maxAge: 0 })

  return {
    start(reply: FastifyReply, { state, to }: PendingRedirect) {
      const value = `${state}.${Buffer.from(to).toString('base64url')}.${Date.now()}`
      reply.setCookie(identityState.name, sign(value), identityState.attributes)
    },
    /** Reads and clears the pending redirect. */
    consume({ cookies }: FastifyRequest, reply: FastifyReply): PendingRedirect | undefined {
      clear(reply, identityState)
      const cookie = cookies[identityState.name] ?? ''
      const value = cookie.slice(0, cookie.lastIndexOf('.'))
      const [state = '', encoded = '', startedAt] = value.split('.')
      const isRecent = Date.now() - Number(startedAt) < lifeMs
      if (!isEqual(cookie, sign(value)) || !isRecent) return undefined
      const to = Buffer.from(encoded, 'base64url').toString()
      return { state, to: localPath.test(to) ? to : '/' }
    },
    isKnown: ({ cookies }: FastifyRequest) => cookies[identityKnown.name] === '1',
    know: (reply: FastifyReply) =>
      void reply.setCookie(identityKnown.name, '1', identityKnown.attributes),
    forget: (reply: FastifyReply) => void clear(reply, identityKnown),
    fail: (reply: FastifyReply, failure: SignInFailure) =>
      void reply.setCookie(identityFailure.name, signFailure(failure), identityFailure.attributes),
    /** Reads and clears the failure. */
    takeFailure({ cookies }: FastifyRequest, reply: FastifyReply): SignInFailure | null {
      const cookie = cookies[identityFailure.name]
      if (!cookie) return null
      clear(reply, identityFailure)
      return failures.find((failure) => isEqual(cookie, signFailure(failure))) ?? null
    },
  }
}
