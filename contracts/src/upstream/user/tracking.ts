import { Type } from 'typebox'
import { nullable } from '../../nullable.ts'
import { operation } from '../../operation.ts'
import { elementIdPattern, maxElementIdLength } from '../../rules/element-id.ts'
import { harmless, Id, Text } from '../fields.ts'

/** The shape is assumed. */
const Origin = Type.Object({ city: Text, region: Text, country: Text })

/** Ids are empty for visitors. */
export const track = operation({
  name: 'track',
  system: 'user',
  method: 'POST',
  path: '/Api/Tracking',
  body: Type.Object({
    EWUserId: Id,
    EWUserLoginId: Type.String(),
    ElementId: Type.String({
      pattern: elementIdPattern.source,
      maxLength: maxElementIdLength,
      ...harmless,
    }),
    userOriginData: nullable(Origin),
  }),
  as: 'service',
  assumed: true,
})
