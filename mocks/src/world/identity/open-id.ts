import { type Static, Type } from 'typebox'
import type { Clock } from '../clock.ts'
import type { Person } from '../person.ts'
import {
  type AuthorizationCodes,
  type Grant,
  makeAuthorizationCodes,
} from './authorization-codes.ts'
import { IdTokenChanges, makeIdToken } from './id-token.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Deviations of the OpenID provider, in force until they are set anew. */
export const OpenIdChanges = Type.Object(
  {
    idToken: Type.Optional(IdTokenChanges),
    /** Overrides of the metadata; null removes one. */
    metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { additionalProperties: false },
)
export type OpenIdChanges = Static<typeof OpenIdChanges>

export interface OpenId {
  codes: AuthorizationCodes
  changes(): OpenIdChanges
  change(changes: OpenIdChanges): void
  issueIdToken(grant: Grant, person: Person): string
  /** That of an ID token, also of one that has expired. */
  grantOf(idToken: string): Grant | undefined
}

export function makeOpenId(
  clock: Clock,
  addresses: { identityUrl: string },
  keys: SigningKeys,
): OpenId {
  let changes: OpenIdChanges = {}
  const grants = new Map<string, Grant>()
  return {
    codes: makeAuthorizationCodes(clock),
    changes: () => changes,
    change: (next) => {
      changes = next
    },
    issueIdToken(grant, person) {
      const issuance = { issuer: addresses.identityUrl, key: keys.current(), now: clock.now() }
      const token = makeIdToken(grant, person, issuance, changes.idToken ?? {})
      grants.set(token, grant)
      return token
    },
    grantOf: (idToken) => grants.get(idToken),
  }
}
