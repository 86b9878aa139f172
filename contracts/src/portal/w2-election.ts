import { type Static, Type } from 'typebox'
import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { choice } from '../rules/choice.ts'
import { checkboxValue } from '../rules/optional-text.ts'
import { rule } from '../rules/rule.ts'

export const W2Election = Type.Union([Type.Literal('electronic'), Type.Literal('paper')])
export type W2Election = Static<typeof W2Election>

export const readW2Election = endpoint({
  method: 'GET',
  path: '/api/w2-election',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({
    /** Null before the first election: paper. */
    election: Type.Union([W2Election, Type.Null()]),
  }),
  problems: ['not-found'],
})

/** An electronic W-2 requires consent to the disclosures [26 CFR 31.6051-1(j)]. */
export const saveW2Election = endpoint({
  method: 'PUT',
  path: '/api/w2-election',
  access: 'signed-in',
  body: object({
    election: choice(['electronic', 'paper']),
    consent: checkboxValue.when('election', ([election], rules) =>
      election === 'electronic' ? rules.required(rule('consent')) : rules,
    ),
  }),
  reply: EmptyReply,
  problems: ['not-found', 'outcome-unknown'],
})
