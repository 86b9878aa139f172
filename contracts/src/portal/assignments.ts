import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { NullableDate, nullable } from '../nullable.ts'

export const Assignment = Type.Object({
  company: Type.String(),
  jobTitle: Type.String(),
  startDate: NullableDate,
  endDate: NullableDate,
  /** False for an end date that cannot be read. */
  isOpenEnded: Type.Boolean(),
  /** US cents. */
  rate: nullable(Type.Integer()),
  isPast: Type.Boolean(),
})
export type Assignment = Static<typeof Assignment>

/** Present and future before past, newest first. */
export const readAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ assignments: Type.Array(Assignment) }),
  problems: [],
})
