import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Word } from '../fields.ts'

/** Replies like AdSource of a brand [1 §7, 2 §3]; that its ids are those of the brands is assumed. */
export const listAdSourcesByReferrer = operation({
  name: 'listAdSourcesByReferrer',
  system: 'user',
  method: 'POST',
  path: '/Api/AdSource/List',
  body: Type.Object({ ReferringUrl: Type.String() }),
  reply: Type.Object({
    AdSourceList: Type.Array(Type.Object({ Id: Word, Name: Word })),
    DefaultAdSourceId: Word,
  }),
  requiresAnyOf: ['AdSourceList', 'DefaultAdSourceId'],
  as: 'service',
  readOnly: true,
  assumed: true,
})
