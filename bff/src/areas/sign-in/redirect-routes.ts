import { randomBytes } from 'node:crypto'
import {
  redirectToIdentityProvider,
  returnFromIdentityProvider,
  signOutOfIdentityProvider,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import { localPath } from '@gatehouse/contracts/rules/local-path'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { recordKey } from '../../store/redis.ts'
import type { Identity, SignInAttempt } from '../../upstream/identity-provider.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { refuseForcedReset } from './gates.ts'
import { attemptSeconds, identityCookies } from './identity-cookies.ts'
import { createLogoutHints } from './logout-hints.ts'

const toldCodes = ['account-inactive', 'password-change-forced'] as const

/** SIGN_IN=redirect and SIGN_IN=oidc. */
export function redirectRoutes(area: AreaContext) {
  const { serveRedirect, config, audit, keyValueStore, identityProvider: provider } = area
  if (!provider) return
  const cookies = identityCookies(area.cookies, area.hmac)
  const hints = createLogoutHints(area)
  const fail = (reply: FastifyReply, error?: unknown) => {
    const code = error instanceof ProblemError ? error.code : undefined
    cookies.fail(reply, toldCodes.find((told) => told === code) ?? 'sign-in-failed')
  }
  const absoluteUrl = (path: string) => config.PUBLIC_ORIGIN + path
  const returnTo = absoluteUrl(returnFromIdentityProvider.path)
  const logoutAddress = async (request: FastifyRequest, path: string, mayAsk: boolean) =>
    provider.logoutAddress(absoluteUrl(path), await hints.find(cookies.hintHandle(request)), mayAsk)

  serveRedirect(
    redirectToIdentityProvider,
    async ({ query: { to: requested, state }, request, reply }) => {
      // Signs of any length fit into a state; a longer one would fill the browser's cookies.
      const to = requested ?? (state && localPath.test(state) ? state : undefined)
      const returnQuery = to ? `?${new URLSearchParams({ to })}` : ''
      const isKnown = cookies.isKnown(request)
      if (isKnown) {
        // End the old session at the provider first, so that it cannot sign in another user silently.
        const path = redirectToIdentityProvider.path + returnQuery
        const address = await logoutAddress(request, path, false)
        if (address) {
          cookies.forget(reply)
          return address
        }
      }
      const attempt = createAttempt()
      const address = await provider.loginAddress(attempt, returnTo, isKnown)
      cookies.start(request, reply, { ...attempt, to: to ?? '/' })
      return address
    },
    fail,
  )

  serveRedirect(
    returnFromIdentityProvider,
    async ({ query, ...context }) => {
      const { call, request, reply } = context
      const pending = cookies.consume(request, reply, query.state)
      if (!cookies.isKnown(request)) cookies.know(reply)
      if (pending && query.error === 'unauthorized') {
        cookies.fail(reply, 'blocked')
        return returnFromIdentityProvider.failurePage
      }
      const proof = query.session_token ?? query.code
      if (!pending || !proof)
        throw new ProblemError('sign-in-failed', {
          cause: query.error ?? 'state or token is missing',
        })
      const { loginId, expiresAt, sessionToken, idToken } = await judge(context, proof, () =>
        provider.identify(query, pending, returnTo),
      )
      if (idToken) cookies.know(reply, await hints.keep(idToken))
      await refuseForcedReset(call, loginId)
      const loginReply = await call(user.auth0Login, { body: { identity: loginId } })
      // Known to the provider, so this reveals nothing.
      if (!loginReply?.userData) throw new ProblemError('account-inactive')
      await completeSignIn(area, context, { loginReply, accounts: [loginId], expiresAt })
      if (sessionToken) request.session.identityToken = sessionToken
      // The sign-in page applies the gates, then leads to the requested page.
      return pending.to === '/' ? '/' : `/?${new URLSearchParams({ to: pending.to })}`
    },
    fail,
  )

  serveRedirect(
    signOutOfIdentityProvider,
    async ({ request, reply }) => {
      const address = await logoutAddress(request, '/', true)
      // Without a log-out page the next sign-in asks the provider for the password.
      if (address) cookies.forget(reply)
      return address ?? '/'
    },
    fail,
  )

  /** A return that the provider or its token refutes counts against the rate limit of the address. */
  async function judge(
    { addressLimits, record }: RequestContext,
    proof: string,
    identify: () => Promise<Identity>,
  ) {
    await addressLimits.take('address')
    try {
      const identity = await identify()
      const key = recordKey('identity-token', identity.tokenId)
      // As long as the state cookie; tokens are accepted for less.
      if (!(await keyValueStore.setIfAbsent(key, '1', attemptSeconds)))
        throw new Error('the token was used before')
      await addressLimits.refund('address')
      return identity
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause
      if (cause instanceof UpstreamError && !cause.isRefusal && cause.kind !== 'invalid-response') {
        await addressLimits.refund('address')
        throw cause
      }
      const account = audit.hmacNameOf(proof)
      record({ event: 'sign-in-refused', account, code: 'sign-in-failed' })
      throw new ProblemError('sign-in-failed', { cause })
    }
  }
}

function createAttempt(): SignInAttempt {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url')
  return { state: random(16), nonce: random(16), verifier: random(32) }
}

declare module 'fastify' {
  interface Session {
    /** The identity provider's token, for its own log-out. */
    identityToken?: string
  }
}
