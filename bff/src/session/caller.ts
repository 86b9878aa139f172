import type { Attributes, Company } from '@gatehouse/contracts/portal/session'

/** Who asks: kept in the session at sign-in, never sent to the browser as it is. */
export interface Caller {
  /** ewId: the id in upstream paths and the TimeCode. */
  userId: string
  /** ewLoginId: what passcodes are checked against. */
  loginId: string
  firstName: string
  lastName: string
  /** Sent as JwtAuthorization. */
  jwt: string
  /** Brands of the caller, the first their default. */
  companies: readonly CallerCompany[]
  /** Code of the brand acted under; null while the caller has none, or has not chosen one of several. */
  brand: string | null
  attributes: Attributes
}

/** A brand by its code, and what the upstreams know the caller by there. */
export interface CallerCompany extends Company {
  applicationCode: string
  eRecruitId: string | null
}

declare module 'fastify' {
  interface Session {
    caller?: Caller
  }
}
