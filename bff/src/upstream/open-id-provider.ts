import { hash } from 'node:crypto'
import * as oidc from 'openid-client'
import type { Config } from '../settings/config.ts'
import { isLoopback } from '../settings/loopback.ts'
import type { OnCall } from './client.ts'
import { createIdentityFetch } from './identity-fetch.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { loginIdOf } from './login-id-of.ts'
import { UpstreamError } from './upstream-error.ts'

const metadataMs = 3_600_000
const retryMs = 60_000

/** SIGN_IN=oidc: OpenID Connect by the authorization code flow with PKCE. */
export function createOpenIdProvider(config: Config, onCall: OnCall): IdentityProvider {
  const issuer = new URL(config.IDENTITY_ISSUER || config.IDENTITY_PROVIDER_URL || '')
  const { fetch, close } = createIdentityFetch(config, onCall)
  let known: { configuration: oidc.Configuration; staleAt: number } | undefined

  async function discover(): Promise<oidc.Configuration> {
    const secret = config.IDENTITY_CLIENT_SECRET
    const authentication = {
      client_secret_basic: () => oidc.ClientSecretBasic(secret),
      client_secret_post: () => oidc.ClientSecretPost(secret),
      none: () => oidc.None(),
    }[config.IDENTITY_CLIENT_AUTH]()
    const configuration = await oidc.discovery(
      issuer,
      config.IDENTITY_CLIENT_ID,
      undefined,
      authentication,
      {
        [oidc.customFetch]: fetch,
        execute: [
          // Verifies signatures, which openid-client leaves to TLS otherwise.
          oidc.enableNonRepudiationChecks,
          ...(isLoopback(issuer.hostname) ? [oidc.allowInsecureRequests] : []),
        ],
      },
    )
    known = { configuration, staleAt: Date.now() + metadataMs }
    return configuration
  }

  /** What is known stays in use while it cannot be read anew. */
  async function configured(): Promise<oidc.Configuration> {
    if (known && Date.now() < known.staleAt) return known.configuration
    try {
      return await discover()
    } catch (error) {
      if (!known) throw toUpstreamError(error)
      known.staleAt = Date.now() + retryMs
      return known.configuration
    }
  }

  return {
    async loginAddress({ state, nonce, verifier }, returnTo, isKnown) {
      const configuration = await configured()
      const query = {
        redirect_uri: returnTo,
        scope: config.IDENTITY_SCOPES,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isKnown && { prompt: config.IDENTITY_PROMPT }),
      }
      return oidc.buildAuthorizationUrl(configuration, query).href
    },
    async logoutAddress(returnTo, idToken, mayAsk) {
      if (!idToken && !mayAsk) return undefined
      const configuration = await configured()
      if (!configuration.serverMetadata().end_session_endpoint) return undefined
      // Registered addresses are compared as a whole: what varies goes into `state`.
      const { origin, pathname, searchParams } = new URL(returnTo)
      const state = searchParams.get('to')
      const query = {
        post_logout_redirect_uri: origin + pathname,
        ...(state && { state }),
        ...(idToken && { id_token_hint: idToken }),
      }
      return oidc.buildEndSessionUrl(configuration, query).href
    },
    async identify({ code, state, iss, error }, attempt, returnTo) {
      const configuration = await configured()
      const returned = new URL(returnTo)
      for (const [name, value] of Object.entries({ code, state, iss, error }))
        if (value !== undefined) returned.searchParams.set(name, value)
      const checks = {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      }
      const tokens = await oidc
        .authorizationCodeGrant(configuration, returned, checks)
        .catch((cause) => {
          throw toUpstreamError(cause)
        })
      // The access token is dropped. The ID token is short-lived: the session does not end with it.
      return {
        loginId: loginIdOf(tokens.claims() ?? {}, config.IDENTITY_CLAIM),
        tokenId: hash('sha256', attempt.nonce, 'base64url'),
        ...(tokens.id_token && { idToken: tokens.id_token }),
      }
    },
    close,
  }
}

/** openid-client's errors hold tokens and claims in their causes: only their messages go on. */
function toUpstreamError(error: unknown): UpstreamError {
  const { message, cause, name } = error as Error
  if (cause instanceof UpstreamError) return cause
  if (name === 'ResponseBodyError') {
    const { status, error: code } = error as { status?: number; error?: string }
    const detail = /^\w{1,50}$/.test(code ?? '') ? { detail: String(code) } : {}
    return new UpstreamError({ name: 'identityToken' }, 'refused', {
      ...(status && { status }),
      ...detail,
    })
  }
  const details = [message, cause instanceof Error ? cause.message : undefined]
  const detail = details.filter((part) => part !== undefined).join(': ')
  return new UpstreamError({ name: 'identityProvider' }, 'invalid-response', { detail })
}
