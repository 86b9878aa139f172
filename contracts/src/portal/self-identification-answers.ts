import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { selfIdentificationRules } from './application-rules.ts'
import { selfIdentificationParams } from './self-identification.ts'

/** Answers that are all on file cannot be changed: 'entry-changed' [2 §5]. */
export const saveSelfIdentification = endpoint({
  method: 'POST',
  path: '/api/self-identification/:candidateId/:applicationId',
  access: 'signed-in',
  perCompany: true,
  once: true,
  params: selfIdentificationParams,
  body: selfIdentificationRules,
  reply: EmptyReply,
  problems: ['not-found', 'entry-changed', 'outcome-unknown'],
})
