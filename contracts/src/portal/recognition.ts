import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'

const OrNone = Type.Union([Type.String(), Type.Null()])

/** Thanks that somebody was given for their work [3 §3 Badge]. */
export const Badge = Type.Object({
  name: Type.String(),
  description: Type.String(),
  /** In the words of who gave it. */
  comments: OrNone,
  /** A day, as 2026-11-21. */
  submittedOn: OrNone,
  submittedBy: OrNone,
})
export type Badge = Static<typeof Badge>

/** The caller's badges, the newest first. */
export const readBadges = endpoint({
  method: 'GET',
  path: '/api/recognition/badges',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ badges: Type.Array(Badge) }),
  problems: [],
})
