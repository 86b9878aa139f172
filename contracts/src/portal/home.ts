import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { NullableDate, nullable } from '../nullable.ts'
import { partialResult } from '../partial-result.ts'
import { Assignment } from './assignments.ts'

const ExpiringCertification = Type.Object({
  name: Type.String(),
  expiresOn: Type.String(),
  isExpired: Type.Boolean(),
})
export type ExpiringCertification = Static<typeof ExpiringCertification>

const HomeAssignment = Type.Omit(Assignment, ['isOpenEnded', 'rate'])
export type HomeAssignment = Static<typeof HomeAssignment>

/** Empty (0, [], false, null) for areas that do not apply to the caller. */
export const Home = Type.Object({
  /** `expiresOn` is the earliest. */
  unsigned: partialResult(Type.Object({ count: Type.Integer(), expiresOn: NullableDate })),
  /** At most one, the first to expire: in the next 60 days, or in the last 60. */
  expiringCertifications: partialResult(Type.Array(ExpiringCertification)),
  lacksAddress: partialResult(Type.Boolean()),
  lacksDeposit: partialResult(Type.Boolean()),
  /** The current one, else the next one. */
  assignment: partialResult(nullable(HomeAssignment)),
})
export type Home = Static<typeof Home>

export const readHome = endpoint({
  method: 'GET',
  path: '/api/home',
  access: 'signed-in',
  perCompany: true,
  cache: 'caller',
  reply: Home,
  problems: [],
})
