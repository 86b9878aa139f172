import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../nothing.ts'

/** Where a passcode went, masked, and when another may be asked for. */
export const PasscodeSent = Type.Object({
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
  /** Null when the person signed in with a login id, which tells no address. */
  maskedAddress: Type.Union([Type.String(), Type.Null()]),
  /** Seconds until a resend is accepted; null when there are none left. */
  resendAfter: Type.Union([Type.Integer(), Type.Null()]),
})
export type PasscodeSent = Static<typeof PasscodeSent>

/** Who is signed in, as the screen needs it: no id, no token. */
export const SessionView = Type.Object({
  /** Null for a visitor. */
  person: Type.Union([
    Type.Object({ firstName: Type.String(), lastName: Type.String() }),
    Type.Null(),
  ]),
  /** Where the passcode went, for a visitor who has given the password; else null. */
  passcodeSent: Type.Union([PasscodeSent, Type.Null()]),
})
export type SessionView = Static<typeof SessionView>

export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'public',
  cache: 'never',
  reply: SessionView,
  problems: [],
})

/** Public, so that signing out twice, or after expiry, is no error. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/session/sign-out',
  access: 'public',
  reply: Nothing,
  problems: [],
})

/** A place where the caller is signed in. Times are ISO 8601. */
const Place = Type.Object({
  /** What the browser says of itself; empty when it says nothing. */
  browser: Type.String(),
  system: Type.String(),
  since: Type.String(),
  lastUsed: Type.String(),
  /** The one that asks. */
  current: Type.Boolean(),
})

/** Where the caller is signed in, the newest first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/session/places',
  access: 'signed-in',
  cache: 'never',
  reply: Type.Object({ places: Type.Array(Place) }),
  problems: [],
})

export const signOutElsewhere = endpoint({
  method: 'POST',
  path: '/api/session/sign-out-elsewhere',
  access: 'signed-in',
  reply: Type.Object({ ended: Type.Integer() }),
  problems: [],
})
