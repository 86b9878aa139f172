import { hash } from 'node:crypto'
import type { Config } from '../config.ts'

export interface Identity {
  loginId: string
  /** Hash of what the token signs. */
  tokenId: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Pages of Auth0. */
const loginQuery =
  'authorize?response_type=code&client_id={clientId}&redirect_uri={returnTo}&state={state}'
const logoutQuery = 'v2/logout?client_id={clientId}&returnTo={returnTo}'

/** A token is issued just before it arrives. */
const maxTokenAgeSeconds = 120
const clockToleranceSeconds = 30
/** Longer than any token is accepted. */
export const tokenLifeSeconds = maxTokenAgeSeconds + 2 * clockToleranceSeconds

/** External identity provider of SIGN_IN=redirect [1 §4]. */
export interface IdentityProvider {
  /** Sign-in page; `state` is returned unchanged. */
  loginAddress(state: string, returnTo: string): string
  /** Ends the provider's own session and returns the browser. */
  logoutAddress(returnTo: string): string
  /** Throws unless signature, issuer, audience, age and expiry are valid. */
  verify(token: string): Promise<Identity>
}

export function createIdentityProvider(config: Config): IdentityProvider {
  const { IDENTITY_PROVIDER_URL: url, IDENTITY_CLIENT_ID: clientId, IDENTITY_CLAIM: claim } = config
  if (!url) throw new TypeError('IDENTITY_PROVIDER_URL is not set')
  const base = new URL(url.href.replace(/\/*$/, '/'))
  let verifier: ReturnType<typeof loadVerifier> | undefined
  /** Lazy-loaded: other SIGN_IN modes never need it. */
  async function loadVerifier() {
    const { createRemoteJWKSet, jwtVerify } = await import('jose')
    const keys = createRemoteJWKSet(
      config.IDENTITY_JWKS_URL ?? new URL('.well-known/jwks.json', base),
      {
        timeoutDuration: config.UPSTREAM_READ_MS,
      },
    )
    return (token: string) =>
      jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: config.IDENTITY_ISSUER || base.href,
        audience: clientId,
        requiredClaims: ['exp', 'iat', claim],
        maxTokenAge: maxTokenAgeSeconds,
        clockTolerance: clockToleranceSeconds,
      })
  }
  const loginUrl = config.IDENTITY_LOGIN_URL || base.href + loginQuery
  const logoutUrl = config.IDENTITY_LOGOUT_URL || base.href + logoutQuery
  return {
    loginAddress: (state, returnTo) => fill(loginUrl, { clientId, state, returnTo }),
    logoutAddress: (returnTo) => fill(logoutUrl, { clientId, returnTo }),
    async verify(token) {
      verifier ??= loadVerifier()
      const verify = await verifier
      const { payload } = await verify(token)
      return {
        loginId: String(payload[claim]),
        tokenId: hash('sha256', signedPartOf(token), 'base64url'),
        expiresAt: Number(payload.exp) * 1000,
      }
    },
  }
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name) => encodeURIComponent(values[name] ?? hole))
}

/** The signature has several encodings. */
function signedPartOf(token: string): string {
  return token.slice(0, token.lastIndexOf('.'))
}
