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
