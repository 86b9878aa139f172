import { createHmac, randomUUID, sign } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { makeJwt } from '../make-jwt.ts'
import { type SigningKey, unknownKey } from './signing-keys.ts'

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
    /** `kid` of the header, independent of the signing key. */
    keyId: Type.Optional(Type.String()),
    /** Signed with an unpublished key, under the `kid` of a published one. */
    forged: Type.Optional(Type.Boolean()),
    /** 'HS256' uses the public key as its secret; 'none' has an empty signature. */
    algorithm: Type.Optional(Type.Enum(['RS256', 'HS256', 'none'])),
  },
  { additionalProperties: false },
)
export type TokenOptions = Static<typeof TokenOptions>

const SECONDS_VALID = 12 * 3600

const signatures = {
  RS256: (content: string, key: SigningKey) =>
    sign('RSA-SHA256', Buffer.from(content), key.privateKey),
  HS256: (content: string, { publicKey }: SigningKey) =>
    createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
      .update(content)
      .digest(),
  none: () => Buffer.alloc(0),
}

/** Creates a session_token, a JWT. Default: RS256, valid for 12 hours. */
export function makeSessionToken(
  options: TokenOptions & { audience: string; issuer: string },
  key: SigningKey,
  now: number,
): string {
  const { loginId, audience: aud, issuer: iss, algorithm: alg = 'RS256' } = options
  const iat = Math.floor(now / 1000) - (options.issuedSecondsAgo ?? 0)
  const exp = iat + (options.expiresInSeconds ?? SECONDS_VALID)
  // Differs from the login id, as with real providers, so that mixing them up fails.
  const sub = `fakes|${loginId}`
  const signer = options.forged ? unknownKey() : key
  return makeJwt(
    { alg, kid: options.keyId ?? key.kid },
    { iss, aud, sub, loginId, iat, exp, jti: randomUUID() },
    (content) => signatures[alg](content, signer),
  )
}
