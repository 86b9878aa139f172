import { randomBytes } from 'node:crypto'
import {
  redirectToIdentityProvider,
  returnFromIdentityProvider,
  signOutOfIdentityProvider,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyReply } from 'fastify'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { recordKey } from '../../store/redis.ts'
import { createIdentityProvider, tokenLifeSeconds } from '../../upstream/identity-provider.ts'
import type { AreaContext } from '../area-context.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { refuseForcedReset } from './gates.ts'
import { identityCookies } from './identity-cookies.ts'

const toldCodes = ['account-inactive', 'password-change-forced'] as const

export function redirectRoutes(area: AreaContext) {
  const { serveRedirect, config, audit, keyValueStore } = area
  if (config.SIGN_IN !== 'redirect') return
  const provider = createIdentityProvider(config)
  const cookies = identityCookies(area.cookies, area.hmac)
  const fail = (reply: FastifyReply, error?: unknown) => {
    const code = error instanceof ProblemError ? error.code : undefined
    cookies.fail(reply, toldCodes.find((told) => told === code) ?? 'sign-in-failed')
  }
  const absoluteUrl = (path: string) => config.PUBLIC_ORIGIN + path

  serveRedirect(
    redirectToIdentityProvider,
    async ({ query: { to }, request, reply }) => {
      const returnQuery = to ? `?${new URLSearchParams({ to })}` : ''
      if (cookies.isKnown(request)) {
        // End the old session at the provider first, so that it cannot sign in another user silently.
        cookies.forget(reply)
        return provider.logoutAddress(absoluteUrl(redirectToIdentityProvider.path + returnQuery))
      }
      const state = randomBytes(16).toString('base64url')
      cookies.start(reply, { state, to: to ?? '/' })
      return provider.loginAddress(state, absoluteUrl(returnFromIdentityProvider.path))
    },
    fail,
  )

  serveRedirect(
    returnFromIdentityProvider,
    async ({ query, ...context }) => {
      const { call, request, reply } = context
      const pending = cookies.consume(request, reply)
      cookies.know(reply)
      const isOwn = pending !== undefined && pending.state === query.state
      if (isOwn && query.error === 'unauthorized') {
        cookies.fail(reply, 'blocked')
        return returnFromIdentityProvider.failurePage
      }
      if (!isOwn || !query.session_token)
        throw new ProblemError('sign-in-failed', {
          cause: query.error ?? 'state or token is missing',
        })
      const { loginId, expiresAt } = await verifyToken(context, query.session_token)
      await refuseForcedReset(call, loginId)
      const loginReply = await call(user.auth0Login, { body: { identity: loginId } })
      // Known to the provider, so this reveals nothing.
      if (!loginReply?.userData) throw new ProblemError('account-inactive')
      await completeSignIn(area, context, { loginReply, accounts: [loginId], expiresAt })
      request.session.identityToken = query.session_token
      // The sign-in page applies the gates, then leads to the requested page.
      return pending.to === '/' ? '/' : `/?${new URLSearchParams({ to: pending.to })}`
    },
    fail,
  )

  serveRedirect(signOutOfIdentityProvider, async ({ reply }) => {
    cookies.forget(reply)
    return provider.logoutAddress(absoluteUrl('/'))
  })

  /** An invalid token counts against the rate limit of the address. */
  async function verifyToken({ addressLimits, record }: RequestContext, token: string) {
    await addressLimits.take('address')
    try {
      const identity = await provider.verify(token)
      const key = recordKey('identity-token', identity.tokenId)
      if (!(await keyValueStore.setIfAbsent(key, '1', tokenLifeSeconds)))
        throw new Error('the token was used before')
      await addressLimits.refund('address')
      return identity
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause
      const account = audit.accountOf(token)
      record({ event: 'sign-in-refused', account, code: 'sign-in-failed' })
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
