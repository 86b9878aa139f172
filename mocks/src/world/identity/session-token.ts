import { createHmac, randomUUID, sign } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { makeJwt } from '../make-jwt.ts'
import { type SigningKey, unknownKey } from './signing-keys.ts'

/** For whom a token is made, and in what it differs from the one that is sent with a browser. */
export const TokenOrder = Type.Object(
  {
    /** Also of an unknown user. */
    loginId: Type.String({ minLength: 1 }),
    /** From now on; below zero for one that has expired. */
    expiresInSeconds: Type.Optional(Type.Integer()),
    audience: Type.Optional(Type.String()),
    issuer: Type.Optional(Type.String()),
    /** The `kid` of its header, whatever key it is signed with. */
    keyId: Type.Optional(Type.String()),
    /** Signed with a key that was never published, under the `kid` of one that is. */
    forged: Type.Optional(Type.Boolean()),
    /** 'HS256' takes the public key for the secret; 'none' leaves the signature empty. */
    algorithm: Type.Optional(Type.Enum(['RS256', 'HS256', 'none'])),
  },
  { additionalProperties: false },
)
export type TokenOrder = Static<typeof TokenOrder>

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

/** A session_token: a JSON web token, RS256 and valid for 12 hours unless it is ordered otherwise. */
export function makeSessionToken(
  order: TokenOrder & { audience: string; issuer: string },
  key: SigningKey,
  now: number,
): string {
  const { loginId, audience: aud, issuer: iss, algorithm: alg = 'RS256' } = order
  const iat = Math.floor(now / 1000)
  const exp = iat + (order.expiresInSeconds ?? SECONDS_VALID)
  // Differs from the login id, as with real providers, so that mixing them up fails.
  const sub = `fakes|${loginId}`
  const signer = order.forged ? unknownKey() : key
  return makeJwt(
    { alg, kid: order.keyId ?? key.kid },
    { iss, aud, sub, loginId, iat, exp, jti: randomUUID() },
    (content) => signatures[alg](content, signer),
  )
}
