import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../nothing.ts'

/** Who is signed in, as the screen needs it: no id, no token. Null for a visitor. */
export const SessionView = Type.Object({
  person: Type.Union([
    Type.Object({ firstName: Type.String(), lastName: Type.String() }),
    Type.Null(),
  ]),
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
