import type { Config } from '../config.ts'

/** Who the identity provider says has signed in, and until when. */
export interface Identity {
  loginId: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** The other site where people sign in, in the redirect way [1 §4]. */
export interface IdentityProvider {
  /** Its sign-in page; `state` comes back unchanged. */
  loginAddress(state: string, returnTo: string): string
  /** Ends its session with this browser, and sends the browser back. */
  logoutAddress(returnTo: string): string
  /** Throws when the token is not its own, not for us, or has expired. */
  verify(token: string): Promise<Identity>
}

export function createIdentityProvider(config: Config): IdentityProvider {
  const { IDENTITY_PROVIDER_URL: given, IDENTITY_CLIENT_ID: clientId } = config
  if (!given) throw new TypeError('There is no identity provider without its address')
  const base = new URL(given.href.replace(/\/*$/, '/'))
  let verifier: ReturnType<typeof loadVerifier> | undefined
  /** With the first token: the other ways of signing in need none of it. */
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
        requiredClaims: ['exp', 'loginId'],
      })
  }
  function address(page: string, query: Record<string, string>) {
    const url = new URL(page, base)
    url.search = new URLSearchParams({ client_id: clientId, ...query }).toString()
    return url.href
  }
  return {
    loginAddress: (state, returnTo) => address('login', { state, return_to: returnTo }),
    logoutAddress: (returnTo) => address('logout', { return_to: returnTo }),
    async verify(token) {
      verifier ??= loadVerifier()
      const verify = await verifier
      const { payload } = await verify(token)
      return { loginId: String(payload.loginId), expiresAt: Number(payload.exp) * 1000 }
    },
  }
}
