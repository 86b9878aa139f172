import { type Static, type TObject, Type } from 'typebox'
import { localPath } from '../rules/local-path.ts'
import { payrollPages } from './payroll-page-names.ts'

/** A public URL that leads to another site, from one, or from a mailed link. */
export interface RedirectEndpoint {
  path: `/${string}`
  query?: TObject
  failurePage: `/${string}`
}

export type RedirectQuery<V extends RedirectEndpoint> = V extends { query: infer Q extends TObject }
  ? Static<Q>
  : Record<string, never>

function redirectEndpoint<const V extends RedirectEndpoint>(description: V): V {
  return description
}

const ReturnPath = Type.String({ pattern: localPath.source })

const signInFailurePage = '/?sign-in=failed'

/** Ends an earlier session at the provider first [1 §4]. */
export const redirectToIdentityProvider = redirectEndpoint({
  path: '/api/sign-in/identity',
  query: Type.Object({
    to: Type.Optional(ReturnPath),
    /** `to` after log-out. */
    state: Type.Optional(Type.String()),
  }),
  failurePage: signInFailurePage,
})

export const returnFromIdentityProvider = redirectEndpoint({
  path: '/api/sign-in/identity/return',
  query: Type.Object({
    state: Type.Optional(Type.String()),
    session_token: Type.Optional(Type.String()),
    code: Type.Optional(Type.String()),
    iss: Type.Optional(Type.String()),
    error: Type.Optional(Type.String()),
  }),
  failurePage: signInFailurePage,
})

export const signOutOfIdentityProvider = redirectEndpoint({
  path: '/api/sign-in/identity/leave',
  failurePage: signInFailurePage,
})

/** Removes the token from the URL at once. Without a token it serves the page. */
export const openResetLink = redirectEndpoint({
  path: '/password-reset',
  query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 2048 })) }),
  failurePage: '/password-reset',
})

/** Passes the user's id to the careers site [1 §2]. */
export const redirectToCareers = redirectEndpoint({
  path: '/api/careers',
  failurePage: '/announcements',
})

/** Signs in at the payroll host by a form post [3 §7]. */
export const launchPayrollPage = redirectEndpoint({
  path: '/api/payroll-pages/launch',
  query: Type.Object({
    page: Type.String({ pattern: `^(${payrollPages.join('|')})$` }),
    ticket: Type.String({ maxLength: 100 }),
  }),
  failurePage: '/timesheets',
})

export const redirectEndpoints: readonly RedirectEndpoint[] = [
  redirectToIdentityProvider,
  returnFromIdentityProvider,
  signOutOfIdentityProvider,
  openResetLink,
  redirectToCareers,
  launchPayrollPage,
]
