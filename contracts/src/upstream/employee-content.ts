import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { Text } from './fields.ts'

const ContentItem = Type.Object({
  PRIORITY: Type.Optional(Type.Number()),
  html: Text,
  label: Text,
  url: Text,
})

/** Category 0 means all, 'ew' the portal. */
export const getContent = operation({
  name: 'getContent',
  system: 'employee-content',
  method: 'POST',
  path: '/EmployeeContent/GetContent',
  body: Type.Object({
    menuCode: Type.String(),
    categoryId: Type.Literal(0),
    availability: Type.Literal('ew'),
  }),
  reply: Type.Array(
    Type.Object({
      contentCategory: Text,
      contentItems: Type.Optional(Type.Array(ContentItem)),
    }),
  ),
  as: 'caller',
  readOnly: true,
})
