import { type Static, Type } from 'typebox'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { NullableDate, nullable } from '../nullable.ts'

/** Signed for one caller. */
const OrderId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}\\.[\\w-]{22}$' })

const ChildSupportOrder = Type.Object({
  /** Null without an order id: its document cannot be e-mailed. */
  id: nullable(OrderId),
  documentDate: NullableDate,
  caseId: Type.String(),
  tribunal: Type.String(),
  official: Type.String(),
  orderId: Type.String(),
  remittanceId: Type.String(),
  hasDocument: Type.Boolean(),
})
export type ChildSupportOrder = Static<typeof ChildSupportOrder>

/** Newest first. */
export const readChildSupportOrders = endpoint({
  method: 'GET',
  path: '/api/child-support/orders',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ orders: Type.Array(ChildSupportOrder) }),
  problems: [],
})

/** E-mails the document of an order to the caller's address on file, once in ten minutes. */
export const sendChildSupportDocument = endpoint({
  method: 'POST',
  path: '/api/child-support/orders/:id/document',
  access: 'signed-in',
  once: true,
  params: { id: OrderId },
  reply: EmptyReply,
  problems: ['not-found', 'already-sent', 'outcome-unknown'],
})
