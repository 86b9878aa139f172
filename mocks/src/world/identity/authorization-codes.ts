import { hash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'

const secondsValid = 60

/** What a code stands for, and what it is bound to. */
export interface Grant {
  clientId: string
  redirectUri: string
  /** PKCE, by S256. */
  challenge: string
  nonce: string | null
  scopes: readonly string[]
  loginId: string
  /** Session at the provider, `sid`. */
  sessionId: string
  /** Seconds since 1970. */
  signedInAt: number
}

interface Presented {
  clientId: string
  redirectUri: string | null
  verifier: string | null
}

/** Codes of the authorization code flow: single-use, and bound to client, redirect_uri and PKCE. */
export interface AuthorizationCodes {
  issue(grant: Grant): string
  /** The grant, or why there is none. Any attempt uses the code up. */
  redeem(code: string, presented: Presented): Grant | string
}

export function makeAuthorizationCodes(clock: Clock): AuthorizationCodes {
  const grants = new Map<string, { grant: Grant; expiresAt: number }>()
  return {
    issue(grant) {
      const code = randomBytes(32).toString('base64url')
      grants.set(code, { grant, expiresAt: clock.now() + secondsValid * 1000 })
      return code
    },
    redeem(code, { clientId, redirectUri, verifier }) {
      const issued = grants.get(code)
      grants.delete(code)
      if (!issued || clock.now() >= issued.expiresAt) return 'The code is unknown, used or expired'
      const { grant } = issued
      if (grant.clientId !== clientId) return 'The code was issued to another client'
      if (grant.redirectUri !== redirectUri) return 'redirect_uri is not that of the code'
      if (!verifier || hash('sha256', verifier, 'base64url') !== grant.challenge)
        return 'code_verifier does not match the challenge'
      return grant
    },
  }
}
