import { type Static, type TObject, Type } from 'typebox'
import { localPath } from '../rules/local-path.ts'

/**
 * An address that the browser itself goes to, public, and is sent on from: the way to another site
 * and back, or a link from a mail.
 */
export interface RedirectEndpoint {
  path: `/${string}`
  query?: TObject
  /** The page of the portal that tells what failed on the way. */
  failurePage: `/${string}`
}

export type RedirectQuery<V extends RedirectEndpoint> = V extends { query: infer Q extends TObject }
  ? Static<Q>
  : Record<string, never>

function redirectEndpoint<const V extends RedirectEndpoint>(description: V): V {
  return description
}

/** Where somebody wanted to go before signing in. */
const ReturnPath = Type.String({ pattern: localPath.source })

/** Where people learn that signing in did not work. */
const signInFailurePage = '/?sign-in=failed'

/** To the identity provider's own page; an earlier session there ends first [1 §4 Redirect sign-in]. */
export const redirectToIdentityProvider = redirectEndpoint({
  path: '/api/sign-in/identity',
  query: Type.Object({ to: Type.Optional(ReturnPath) }),
  failurePage: signInFailurePage,
})

/** Where the identity provider sends people back to. */
export const returnFromIdentityProvider = redirectEndpoint({
  path: '/api/sign-in/identity/return',
  query: Type.Object({
    state: Type.Optional(Type.String()),
    session_token: Type.Optional(Type.String()),
    error: Type.Optional(Type.String()),
  }),
  failurePage: signInFailurePage,
})

/** Ends the session at the identity provider, and comes back to the sign-in page. */
export const signOutOfIdentityProvider = redirectEndpoint({
  path: '/api/sign-in/identity/leave',
  failurePage: signInFailurePage,
})

/** From a mail: the token leaves the address at once. Without one it is a page as any other. */
export const openResetLink = redirectEndpoint({
  path: '/password-reset',
  query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 2048 })) }),
  failurePage: '/password-reset',
})

/** To the careers site, which learns there who comes [1 §2 Search Jobs]: their id is in no page of ours. */
export const redirectToCareers = redirectEndpoint({
  path: '/api/careers',
  failurePage: '/announcements',
})

export const redirectEndpoints: readonly RedirectEndpoint[] = [
  redirectToIdentityProvider,
  returnFromIdentityProvider,
  signOutOfIdentityProvider,
  openResetLink,
  redirectToCareers,
]
