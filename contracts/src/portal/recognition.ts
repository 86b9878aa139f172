import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'

const OrNone = Type.Union([Type.String(), Type.Null()])

export const Badge = Type.Object({
  name: Type.String(),
  description: Type.String(),
  comments: OrNone,
  /** ISO 8601 date. */
  submittedOn: OrNone,
  submittedBy: OrNone,
})
export type Badge = Static<typeof Badge>

/** Newest first. */
export const readBadges = endpoint({
  method: 'GET',
  path: '/api/recognition/badges',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ badges: Type.Array(Badge) }),
  problems: [],
})
