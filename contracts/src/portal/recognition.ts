import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { NullableDate, NullableText } from '../nullable.ts'

export const Badge = Type.Object({
  name: Type.String(),
  description: Type.String(),
  comments: NullableText,
  submittedOn: NullableDate,
  submittedBy: NullableText,
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
