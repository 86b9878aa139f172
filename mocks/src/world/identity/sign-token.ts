import { createHmac, sign } from 'node:crypto'
import { Type } from 'typebox'
import { makeJwt } from '../make-jwt.ts'
import { type SigningKey, unknownKey } from './signing-keys.ts'

/** Deviations of a signature from a regular one. */
export const SignatureOptions = {
  /** `kid` of the header, independent of the signing key. */
  keyId: Type.Optional(Type.String()),
  /** Signed with an unpublished key, under the `kid` of a published one. */
  forged: Type.Optional(Type.Boolean()),
  /** 'HS256' uses the public key as its secret; 'none' has an empty signature. */
  algorithm: Type.Optional(Type.Enum(['RS256', 'HS256', 'none'])),
}

interface Options {
  keyId?: string | undefined
  forged?: boolean | undefined
  algorithm?: 'RS256' | 'HS256' | 'none' | undefined
}

const signatures = {
  RS256: (content: string, key: SigningKey) =>
    sign('RSA-SHA256', Buffer.from(content), key.privateKey),
  ES256: (content: string, { privateKey: key }: SigningKey) =>
    sign('SHA256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }),
  HS256: (content: string, { publicKey }: SigningKey) =>
    createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
      .update(content)
      .digest(),
  none: () => Buffer.alloc(0),
}

export function signToken(
  claims: object,
  key: SigningKey,
  { keyId = key.kid, forged = false, algorithm }: Options,
): string {
  const signer = forged ? unknownKey() : key
  const alg = algorithm ?? signer.algorithm
  return makeJwt({ alg, kid: keyId }, claims, (content) => signatures[alg](content, signer))
}
