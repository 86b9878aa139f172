import { Type } from 'typebox'
import { array, object } from 'yup'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../rules/required-text.ts'
import { rule } from '../rules/rule.ts'

/** Times are ISO 8601. */
const ActiveSession = Type.Object({
  /** For signing it out; signed for its user, and no cookie. */
  id: Type.String(),
  browser: Type.String(),
  system: Type.String(),
  since: Type.String(),
  lastUsed: Type.String(),
  current: Type.Boolean(),
})

/** Newest first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/session/active',
  access: 'signed-in',
  cache: 'never',
  reply: Type.Object({ sessions: Type.Array(ActiveSession) }),
  problems: [],
})

/** Sessions that have ended since count as none; the caller's own is kept. */
export const signOutSessions = endpoint({
  method: 'POST',
  path: '/api/session/active/sign-out',
  access: 'signed-in',
  unscored: true,
  body: object({
    ids: array().of(requiredText(200)).required(rule('required')).max(100, rule('too-long')),
  }),
  reply: Type.Object({ endedSessions: Type.Integer() }),
  problems: ['not-found'],
})

export const signOutOtherSessions = endpoint({
  method: 'POST',
  path: '/api/session/sign-out-elsewhere',
  access: 'signed-in',
  unscored: true,
  reply: Type.Object({ endedSessions: Type.Integer() }),
  problems: [],
})
