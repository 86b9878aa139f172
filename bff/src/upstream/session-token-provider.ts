import { hash } from 'node:crypto'
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { type Dispatcher, fetch } from 'undici'
import type { Config } from '../settings/config.ts'
import { createAgent } from './create-pool.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { loginIdOf } from './login-id-of.ts'
import { toExpiry } from './to-expiry.ts'
import { UpstreamError } from './upstream-error.ts'

/** Pages of Auth0. */
const loginQuery =
  'authorize?response_type=code&client_id={clientId}&redirect_uri={returnTo}&state={state}'
const logoutQuery = 'v2/logout?client_id={clientId}&returnTo={returnTo}'

/** A token is issued just before it arrives. */
const maxTokenAgeSeconds = 120
const clockToleranceSeconds = 30

/** SIGN_IN=redirect: the provider sends the browser back with a session_token [1 §4]. */
export function createSessionTokenProvider(config: Config): IdentityProvider {
  const { IDENTITY_PROVIDER_URL: url, IDENTITY_CLIENT_ID: clientId, IDENTITY_CLAIM: claim } = config
  if (!url) throw new TypeError('IDENTITY_PROVIDER_URL is not set')
  const base = baseOf(url)
  const { keySet, close } = createKeySet(config)
  const verify = (token: string) =>
    jwtVerify(token, withUpstreamErrors(keySet), {
      algorithms: ['RS256'],
      issuer: config.IDENTITY_ISSUER || base.href,
      audience: config.IDENTITY_AUDIENCE || clientId,
      requiredClaims: ['exp', 'iat', claim],
      maxTokenAge: maxTokenAgeSeconds,
      clockTolerance: clockToleranceSeconds,
    })
  const loginUrl = config.IDENTITY_LOGIN_URL || base.href + loginQuery
  const logoutUrl = config.IDENTITY_LOGOUT_URL || base.href + logoutQuery
  return {
    loginAddress: async ({ state }, returnTo) => fill(loginUrl, { clientId, state, returnTo }),
    logoutAddress: async (returnTo) => fill(logoutUrl, { clientId, returnTo }),
    async identify({ session_token: token = '' }) {
      const { payload } = await verify(token)
      const expiresAt = toExpiry(payload)
      return {
        loginId: loginIdOf(payload, claim),
        tokenId: hash('sha256', signedPartOf(token), 'base64url'),
        ...(expiresAt !== undefined && { expiresAt }),
        sessionToken: token,
      }
    },
    close,
  }
}

function baseOf(url: URL): URL {
  return new URL(url.href.replace(/\/*$/, '/'))
}

type KeysConfig = Pick<
  Config,
  'IDENTITY_PROVIDER_URL' | 'IDENTITY_JWKS_URL' | 'UPSTREAM_READ_MS' | 'UPSTREAM_PROXY'
>

/** The provider's published keys, fetched when needed. A redirect is an error. */
export function createKeySet(config: KeysConfig) {
  const { IDENTITY_PROVIDER_URL: url, IDENTITY_JWKS_URL: keysUrl, UPSTREAM_PROXY: proxy } = config
  const address = keysUrl ?? (url && new URL('.well-known/jwks.json', baseOf(url)))
  if (!address) throw new TypeError('IDENTITY_PROVIDER_URL is not set')
  const agent = createAgent({ connections: 8, connectTimeout: 2000 }, proxy)
  const keySet = createRemoteJWKSet(address, {
    timeoutDuration: config.UPSTREAM_READ_MS,
    [customFetch]: fetchWith(agent),
  })
  return { keySet, close: () => agent.close() }
}

/** Keys that could not be read say nothing of the token. */
function withUpstreamErrors(keySet: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (...of) => {
    try {
      return await keySet(...of)
    } catch (cause) {
      if (isOfToken(cause)) throw cause
      const kind = cause instanceof errors.JWKSTimeout ? 'timeout' : 'unreachable'
      throw new UpstreamError({ name: 'identityKeys' }, kind, { cause })
    }
  }
}

function isOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
  )
}

function fetchWith(dispatcher: Dispatcher): FetchImplementation {
  return async (url, { headers, ...options }) => {
    const response = await fetch(url, { dispatcher, headers: [...headers], ...options })
    return new Response(await response.text(), { status: response.status })
  }
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name) => encodeURIComponent(values[name] ?? hole))
}

/** The signature has several encodings. */
function signedPartOf(token: string): string {
  return token.slice(0, token.lastIndexOf('.'))
}
