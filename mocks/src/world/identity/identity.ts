import type { JsonWebKey } from 'node:crypto'
import { fakeCredentials } from '../../credentials.ts'
import type { Clock } from '../clock.ts'
import { type BrowserSessions, makeBrowserSessions } from './browser-sessions.ts'
import { makeSessionToken, type TokenOrder } from './session-token.ts'
import { makeSigningKeys } from './signing-keys.ts'

/** State of the identity provider. */
export interface Identity {
  sessions: BrowserSessions
  /** A session_token, good or bad; by default for the gateway, from the address of the provider. */
  issueToken(order: TokenOrder): string
  /** The public keys that verify tokens now (RFC 7517), newest first. */
  publicKeys(): JsonWebKey[]
  /** Signs with a new key from now on. The one before stays published until the next rotation. */
  rotate(): void
}

export function makeIdentity(clock: Clock, addresses: { identityUrl: string }): Identity {
  const keys = makeSigningKeys()
  return {
    sessions: makeBrowserSessions(clock),
    issueToken: (order) =>
      makeSessionToken(
        {
          audience: fakeCredentials.identityClientId,
          issuer: `${addresses.identityUrl}/`,
          ...order,
        },
        keys.current(),
        clock.now(),
      ),
    publicKeys: keys.published,
    rotate: keys.rotate,
  }
}
