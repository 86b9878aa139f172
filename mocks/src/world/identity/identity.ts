import type { JsonWebKey } from 'node:crypto'
import { fakeCredentials } from '../../credentials.ts'
import type { Clock } from '../clock.ts'
import { type BrowserSessions, makeBrowserSessions } from './browser-sessions.ts'
import { makeOpenId, type OpenId } from './open-id.ts'
import { makeSessionToken, type TokenOptions } from './session-token.ts'
import { makeSigningKeys, type SigningAlgorithm } from './signing-keys.ts'

/** State of the identity provider. */
export interface Identity {
  sessions: BrowserSessions
  /** The provider as one of OpenID Connect. */
  openId: OpenId
  /** Issues a session_token; default audience: the gateway. */
  issueToken(options: TokenOptions): string
  /** Published keys (RFC 7517), newest first. */
  publicKeys(): JsonWebKey[]
  /** Rotates the signing key. The previous one stays published until the next rotation. */
  rotate(algorithm?: SigningAlgorithm): void
}

export function makeIdentity(clock: Clock, addresses: { identityUrl: string }): Identity {
  const keys = makeSigningKeys()
  return {
    sessions: makeBrowserSessions(clock),
    openId: makeOpenId(clock, addresses, keys),
    issueToken: (options) =>
      makeSessionToken(
        {
          audience: fakeCredentials.identityClientId,
          issuer: `${addresses.identityUrl}/`,
          ...options,
        },
        keys.current(),
        clock.now(),
      ),
    publicKeys: keys.published,
    rotate: keys.rotate,
  }
}
