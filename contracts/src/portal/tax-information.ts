import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'

/** Payroll mails the form to change tax withholding [3 §4]. */
export const requestTaxForm = endpoint({
  method: 'POST',
  path: '/api/tax-information/form',
  access: 'signed-in',
  once: true,
  reply: EmptyReply,
  problems: ['not-found', 'outcome-unknown'],
})
