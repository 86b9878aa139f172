import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { harmless, LenientAmount, Text, Word } from './fields.ts'

const ContentItem = Type.Object({
  PRIORITY: LenientAmount,
  html: Text,
  label: Text,
  url: Text,
})

const Categories = Type.Array(
  Type.Object({
    contentCategory: Word,
    contentItems: Type.Optional(Type.Array(ContentItem)),
  }),
)

/** Category 0 means all, 'ew' the portal. */
export const getContent = operation({
  name: 'getContent',
  system: 'employee-content',
  method: 'POST',
  path: '/EmployeeContent/GetContent',
  body: Type.Object({
    menuCode: Type.String(harmless),
    categoryId: Type.Literal(0),
    availability: Type.Literal('ew'),
  }),
  reply: Categories,
  as: 'caller',
  readOnly: true,
})

export const getContentByCode = operation({
  name: 'getContentByCode',
  system: 'employee-content',
  method: 'GET',
  path: '/EmployeeContent/:code',
  params: { code: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', ...harmless }) },
  reply: Categories,
  as: 'service',
})
