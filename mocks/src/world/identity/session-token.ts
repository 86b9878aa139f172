import { randomUUID } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { SignatureOptions, signToken } from './sign-token.ts'
import type { SigningKey } from './signing-keys.ts'

/** User and deviations of a token from a regular one. */
export const TokenOptions = Type.Object(
  {
    /** May be unknown. */
    loginId: Type.String({ minLength: 1 }),
    /** Negative for an expired token. */
    expiresInSeconds: Type.Optional(Type.Integer()),
    issuedSecondsAgo: Type.Optional(Type.Integer()),
    audience: Type.Optional(Type.String()),
    issuer: Type.Optional(Type.String()),
    ...SignatureOptions,
  },
  { additionalProperties: false },
)
export type TokenOptions = Static<typeof TokenOptions>

const secondsValid = 12 * 3600

/** Creates a session_token, a JWT valid for 12 hours. */
export function makeSessionToken(
  options: TokenOptions & { audience: string; issuer: string },
  key: SigningKey,
  now: number,
): string {
  const { loginId, audience: aud, issuer: iss } = options
  const iat = Math.floor(now / 1000) - (options.issuedSecondsAgo ?? 0)
  const exp = iat + (options.expiresInSeconds ?? secondsValid)
  // Differs from the login id, as with real providers, so that mixing them up fails.
  const sub = `fakes|${loginId}`
  return signToken({ iss, aud, sub, loginId, iat, exp, jti: randomUUID() }, key, options)
}
