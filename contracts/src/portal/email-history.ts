import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'

const TextOrNone = Type.Union([Type.String(), Type.Null()])

const deliveries = ['sent', 'delayed', 'delivered', 'opened', 'failed', 'other'] as const

const SentEmail = Type.Object({
  subject: TextOrNone,
  address: Type.String(),
  delivery: Type.Enum([...deliveries]),
  /** The upstream's word for the delivery; may be empty. */
  status: Type.String(),
  /** ISO 8601 instants. */
  sentAt: TextOrNone,
  statusAt: TextOrNone,
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
