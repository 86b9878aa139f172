import type { Attributes, Company } from '@gatehouse/contracts/portal/session'
import type { Id } from '@gatehouse/contracts/upstream/fields'

/** The signed-in user, stored in the session; never sent to the browser as it is. */
export interface Caller {
  /** ewId: id in upstream paths, and the TimeCode. */
  userId: string
  /** As it came, for bodies; absent in sessions of earlier versions. */
  ewUserId?: Id
  /** ewLoginId: passcodes are checked against it. */
  loginId: string
  firstName: string
  lastName: string
  jwt: string
  entity: string | null
  /** Of the user; at each company they may have another. */
  eRecruitId: Id | null
  /** In the payroll system. */
  payrollId: string | null
  /** For the single sign-on of time entry. */
  peopleNetClientId: string | null
  companies: readonly CallerCompany[]
  attributes: Attributes
}

/** The caller of an endpoint that depends on the current company. */
export interface CompanyCaller extends Caller {
  /** Code of the current company; null without one, or before one of several is chosen. */
  brand: string | null
}

export interface CallerCompany extends Company {
  applicationCode: string
  eRecruitId: Id | null
}

declare module 'fastify' {
  interface Session {
    caller?: CompanyCaller
  }
}
