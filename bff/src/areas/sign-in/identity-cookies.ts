import { type SignInFailure, signInFailures } from '@gatehouse/contracts/portal/session'
import { localPath } from '@gatehouse/contracts/rules/local-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie, Cookies } from '../../session/cookies.ts'
import type { Hmac } from '../../session/hmac.ts'
import { signValue, verifyValue } from '../../session/signed-value.ts'
import type { SignInAttempt } from '../../upstream/identity-provider.ts'

/** As long as the cookie. */
export const attemptSeconds = 600

/** Of one browser, in as many tabs. */
const maxAttempts = 5

interface PendingRedirect extends SignInAttempt {
  to: string
}

/**
 * Cookies of the redirect flow: a pending redirect for each tab, whether the browser may have a session
 * at the identity provider, and why the return failed.
 */
export function identityCookies(
  { identityState, identityKnown, identityFailure }: Cookies,
  hmac: Hmac,
) {
  /** A cookie planted by another site of the domain is not taken. */
  const sign = (purpose: string, value: string) => signValue(hmac, purpose, value)
  const verify = (purpose: string, cookie: string) => verifyValue(hmac, purpose, cookie)
  const clear = (reply: FastifyReply, { name, attributes }: Cookie) =>
    reply.setCookie(name, '', { ...attributes, maxAge: 0 })
  /** One for each attempt: tabs that leave at once overwrite none. */
  const stateCookie = (state: string): Cookie => ({
    ...identityState,
    name: `${identityState.name}-${state}`,
  })

  return {
    start(
      { cookies }: FastifyRequest,
      reply: FastifyReply,
      { state, nonce, verifier, to }: PendingRedirect,
    ) {
      const others = Object.keys(cookies).filter((name) => name.startsWith(stateCookie('').name))
      if (others.length >= maxAttempts)
        for (const name of others) clear(reply, { ...identityState, name })
      const encoded = Buffer.from(to).toString('base64url')
      const value = [state, nonce, verifier, encoded, Date.now()].join('.')
      const { name, attributes } = stateCookie(state)
      reply.setCookie(name, sign('identity-state', value), attributes)
    },
    /** Reads and clears the pending redirect with this state. */
    consume(
      { cookies }: FastifyRequest,
      reply: FastifyReply,
      returned = '',
    ): PendingRedirect | undefined {
      const own = stateCookie(returned)
      const cookie = cookies[own.name]
      if (!cookie) return undefined
      clear(reply, own)
      const value = verify('identity-state', cookie)
      const [state, nonce = '', verifier = '', encoded = '', startedAt] = value?.split('.') ?? []
      const isRecent = Date.now() - Number(startedAt) < attemptSeconds * 1000
      if (state === undefined || state !== returned || !isRecent) return undefined
      const to = Buffer.from(encoded, 'base64url').toString()
      return { state, nonce, verifier, to: localPath.test(to) ? to : '/' }
    },
    isKnown: ({ cookies }: FastifyRequest) => Boolean(cookies[identityKnown.name]),
    /** `handle` finds the logout hint. */
    know: (reply: FastifyReply, handle = '1') =>
      void reply.setCookie(identityKnown.name, handle, identityKnown.attributes),
    hintHandle: ({ cookies }: FastifyRequest) => cookies[identityKnown.name] ?? '',
    forget: (reply: FastifyReply) => void clear(reply, identityKnown),
    fail: (reply: FastifyReply, failure: SignInFailure) =>
      void reply.setCookie(
        identityFailure.name,
        sign('sign-in-failure', failure),
        identityFailure.attributes,
      ),
    /** Reads and clears the failure. */
    takeFailure({ cookies }: FastifyRequest, reply: FastifyReply): SignInFailure | null {
      const cookie = cookies[identityFailure.name]
      if (!cookie) return null
      clear(reply, identityFailure)
      const value = verify('sign-in-failure', cookie)
      return signInFailures.find((failure) => failure === value) ?? null
    },
  }
}
