import { hash } from 'node:crypto'
import { type Static, Type } from 'typebox'
import type { Person } from '../person.ts'
import type { Grant } from './authorization-codes.ts'
import { SignatureOptions, signToken } from './sign-token.ts'
import type { SigningKey } from './signing-keys.ts'

/** Deviations of ID tokens from regular ones. */
export const IdTokenChanges = Type.Object(
  {
    ...SignatureOptions,
    /** Override claims; null removes one. */
    claims: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    /** Instead of a token. */
    text: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type IdTokenChanges = Static<typeof IdTokenChanges>

const secondsValid = 300

/** Neither a login id nor an e-mail address. */
function subjectOf(loginId: string): string {
  return hash('sha256', `subject of ${loginId}`).slice(0, 24)
}

function profileOf({ loginId, firstName, lastName, login }: Person, scopes: readonly string[]) {
  return {
    ...(scopes.includes('profile') && {
      name: `${firstName} ${lastName}`,
      preferred_username: `${firstName} ${lastName}`.toUpperCase(),
      loginId,
    }),
    ...(scopes.includes('email') && { email: login, email_verified: true }),
  }
}

/** Creates an ID token of 5 minutes, for the client and an API. */
export function makeIdToken(
  grant: Grant,
  person: Person,
  { issuer, key, now }: { issuer: string; key: SigningKey; now: number },
  { text, claims: changed, ...signature }: IdTokenChanges,
): string {
  if (text !== undefined) return text
  const iat = Math.floor(now / 1000)
  const claims = {
    iss: issuer,
    aud: [grant.clientId, 'https://api.fakes.example.test'],
    azp: grant.clientId,
    sub: subjectOf(grant.loginId),
    sid: hash('sha256', grant.sessionId).slice(0, 32),
    iat,
    exp: iat + secondsValid,
    auth_time: grant.signedInAt,
    amr: ['pwd'],
    ...(grant.nonce !== null && { nonce: grant.nonce }),
    ...profileOf(person, grant.scopes),
    ...changed,
  }
  const kept = Object.entries(claims).filter(([, value]) => value !== null)
  return signToken(Object.fromEntries(kept), key, signature)
}
