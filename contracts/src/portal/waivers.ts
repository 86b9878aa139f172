import { type Static, Type } from 'typebox'
import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { NullableDate } from '../nullable.ts'
import { checkboxValue } from '../rules/optional-text.ts'
import { rule } from '../rules/rule.ts'

const Waiver = Type.Object({
  name: Type.String(),
  status: Type.String(),
  /** Null if unreadable. */
  submittedOn: NullableDate,
})
export type Waiver = Static<typeof Waiver>

/** Newest first; for California employees alone. */
export const readWaivers = endpoint({
  method: 'GET',
  path: '/api/waivers',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ waivers: Type.Array(Waiver) }),
  problems: ['not-found'],
})

export const applyForWaiver = endpoint({
  method: 'POST',
  path: '/api/waivers',
  access: 'signed-in',
  once: true,
  body: object({ consent: checkboxValue.required(rule('consent')) }),
  reply: EmptyReply,
  problems: ['not-found', 'outcome-unknown'],
})
