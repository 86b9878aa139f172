import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { NullableDateOrInstant, NullableText } from '../nullable.ts'

const deliveries = ['sent', 'delayed', 'delivered', 'opened', 'failed', 'other'] as const

const SentEmail = Type.Object({
  subject: NullableText,
  address: Type.String(),
  delivery: Type.Enum([...deliveries]),
  /** The upstream's word for the delivery; may be empty. */
  status: Type.String(),
  sentAt: NullableDateOrInstant,
  statusAt: NullableDateOrInstant,
})
export type SentEmail = Static<typeof SentEmail>

/** E-mail that was sent to the caller, newest first. */
export const readEmailHistory = endpoint({
  method: 'GET',
  path: '/api/email-history',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ emails: Type.Array(SentEmail) }),
  problems: [],
})
