import { Type } from 'typebox'
import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { oneOf } from '../one-of.ts'
import { choice } from '../rules/choice.ts'
import { checkboxValue } from '../rules/optional-text.ts'
import { rule } from '../rules/rule.ts'

const w2Elections = ['electronic', 'paper'] as const
export type W2Election = (typeof w2Elections)[number]

export const readW2Election = endpoint({
  method: 'GET',
  path: '/api/w2-election',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({
    /** Null before the first election: paper. */
    election: nullable(oneOf(w2Elections)),
  }),
  problems: ['not-found'],
})

/** An electronic W-2 requires consent to the disclosures [26 CFR 31.6051-1(j)]. */
export const saveW2Election = endpoint({
  method: 'PUT',
  path: '/api/w2-election',
  access: 'signed-in',
  body: object({
    election: choice(w2Elections),
    consent: checkboxValue.when('election', ([election], rules) =>
      election === 'electronic' ? rules.required(rule('consent')) : rules,
    ),
  }),
  reply: EmptyReply,
  problems: ['not-found', 'outcome-unknown'],
})
