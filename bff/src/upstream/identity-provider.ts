import { hash } from 'node:crypto'
import type { Config } from '../config.ts'

export interface Identity {
  loginId: string
  /** Hash of what the token signs. */
  tokenId: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

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
  const { IDENTITY_PROVIDER_URL: url, IDENTITY_CLIENT_ID: clientId } = config
  if (!url) throw new TypeError('IDENTITY_PROVIDER_URL is not set')
  const base = new URL(url.href.replace(/\/*$/, '/'))
  let verifier: ReturnType<typeof loadVerifier> | undefined
  /** Lazy-loaded: other SIGN_IN modes never need it. */
  async function loadVerifier() {
    const { createRemoteJWKSet, jwtVerify } = await import('jose')
    const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', base), {
      timeoutDuration: config.UPSTREAM_READ_MS,
    })
    return (token: string) =>
      jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: base.href,
        audience: clientId,
        requiredClaims: ['exp', 'iat', 'loginId'],
        maxTokenAge: maxTokenAgeSeconds,
        clockTolerance: clockToleranceSeconds,
      })
  }
  function address(page: string, query: Record<string, string>) {
    const target = new URL(page, base)
    target.search = new URLSearchParams({ client_id: clientId, ...query }).toString()
    return target.href
  }
  return {
    loginAddress: (state, returnTo) => address('login', { state, return_to: returnTo }),
    logoutAddress: (returnTo) => address('logout', { return_to: returnTo }),
    async verify(token) {
      verifier ??= loadVerifier()
      const verify = await verifier
      const { payload } = await verify(token)
      return {
        loginId: String(payload.loginId),
        tokenId: hash('sha256', signedPartOf(token), 'base64url'),
        expiresAt: Number(payload.exp) * 1000,
      }
    },
  }
}

/** The signature has several encodings. */
function signedPartOf(token: string): string {
  return token.slice(0, token.lastIndexOf('.'))
}
