import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'

const DateOrNone = Type.Union([Type.String(), Type.Null()])

export const Assignment = Type.Object({
  company: Type.String(),
  jobTitle: Type.String(),
  /** ISO 8601 dates. Without an end date it goes on. */
  startDate: DateOrNone,
  endDate: DateOrNone,
  /** US cents. */
  rate: Type.Union([Type.Integer(), Type.Null()]),
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
