import { type Static, type TObject, Type } from 'typebox'
import { ownPath } from '../rules/own-path.ts'

/**
 * An address that the browser itself goes to, public, and is sent on from: the way to another site
 * and back. What fails on the way leads to a page of the portal that tells it.
 */
export interface Visit {
  path: `/api/${string}`
  query?: TObject
}

export type VisitQuery<V extends Visit> = V extends { query: infer Q extends TObject }
  ? Static<Q>
  : Record<string, never>

function visit<const V extends Visit>(description: V): V {
  return description
}

/** Where somebody wanted to go before signing in. */
const WantedPath = Type.String({ pattern: ownPath.source })

/** To the identity provider's own page; an earlier session there ends first [1 §4 Redirect sign-in]. */
export const goToIdentityProvider = visit({
  path: '/api/sign-in/identity',
  query: Type.Object({ to: Type.Optional(WantedPath) }),
})

/** Where the identity provider sends people back to. */
export const returnFromIdentityProvider = visit({
  path: '/api/sign-in/identity/return',
  query: Type.Object({
    state: Type.Optional(Type.String()),
    session_token: Type.Optional(Type.String()),
    error: Type.Optional(Type.String()),
  }),
})

/** Ends the session at the identity provider, and comes back to the sign-in page. */
export const leaveIdentityProvider = visit({ path: '/api/sign-in/identity/leave' })

export const visits: readonly Visit[] = [
  goToIdentityProvider,
  returnFromIdentityProvider,
  leaveIdentityProvider,
]
