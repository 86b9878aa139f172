import { randomBytes } from 'node:crypto'
import {
  redirectToIdentityProvider,
  returnFromIdentityProvider,
  signOutOfIdentityProvider,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import { createIdentityProvider } from '../../upstream/identity-provider.ts'
import type { AreaContext } from '../area-context.ts'
import { completeSignIn } from './complete.ts'
import { identityCookies } from './identity-cookies.ts'

/** People sign in at another site, and come back with its token [1 §4 Redirect sign-in flow]. */
export function redirectWay(gatehouse: AreaContext) {
  const { serveRedirect, config, limits, audit } = gatehouse
  if (config.SIGN_IN !== 'redirect') return
  const provider = createIdentityProvider(config)
  const cookies = identityCookies(gatehouse.cookies)
  const here = (path: string) => config.PUBLIC_ORIGIN + path

  serveRedirect(redirectToIdentityProvider, async ({ query: { to }, request, reply }) => {
    const again = to ? `?${new URLSearchParams({ to })}` : ''
    if (cookies.isKnown(request)) {
      // Whoever signed in there before does not sign in by that: their session there ends first.
      cookies.forget(reply)
      return provider.logoutAddress(here(redirectToIdentityProvider.path + again))
    }
    const state = randomBytes(16).toString('base64url')
    cookies.begin(reply, { state, to: to ?? '/' })
    return provider.loginAddress(state, here(returnFromIdentityProvider.path))
  })

  serveRedirect(returnFromIdentityProvider, async ({ query, call, request, reply }) => {
    const begun = cookies.end(request, reply)
    cookies.know(reply)
    if (query.error === 'unauthorized') return '/?error=unauthorized'
    if (!begun || begun.state !== query.state || !query.session_token)
      throw new ProblemError('sign-in-failed', {
        cause: query.error ?? 'state or token is missing',
      })
    const { loginId, expiresAt } = await verified(request, query.session_token)
    const answer = await call(user.auth0Login, { body: { identity: loginId } })
    await completeSignIn(gatehouse, { request, reply, answer, accounts: [loginId], expiresAt })
    request.session.identityToken = query.session_token
    return begun.to
  })

  serveRedirect(signOutOfIdentityProvider, async ({ reply }) => {
    cookies.forget(reply)
    return provider.logoutAddress(here('/'))
  })

  /** A token that does not hold counts against the address that brings it. */
  async function verified(request: FastifyRequest, token: string) {
    await limits.take('address', request.ip)
    try {
      const identity = await provider.verify(token)
      await limits.refund('address', request.ip)
      return identity
    } catch (cause) {
      const account = audit.accountOf(token)
      audit.record({ event: 'sign-in-refused', account, code: 'sign-in-failed' }, request)
      throw new ProblemError('sign-in-failed', { cause })
    }
  }
}

declare module 'fastify' {
  interface Session {
    /** The identity provider's token, for its own log-out. */
    identityToken?: string
  }
}
