import {
  type ApplicationValues,
  handOverApplication,
  submitApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { call } from '../../../../portal/call.ts'
import type { Outcome } from '../../model/outcome.ts'
import { postToHost } from './post-to-host.ts'

interface Submission {
  jobId: string
  as: 'candidate' | 'worker' | 'internal'
  values: ApplicationValues
  version: string
  idempotencyKey: string
}

/** Submits the application through the endpoint for its kind of applicant [2 §4]. */
export async function sendApplication({
  jobId,
  as,
  values,
  version,
  idempotencyKey: key,
}: Submission): Promise<Outcome> {
  const params = { id: jobId }
  const body = { values, version, agreed: 'yes' }
  if (as === 'internal') {
    const { payload, unchanged } = await call(handOverApplication, { params, body })
    return postToHost({ ...payload, unchanged }) ? 'handed-over' : 'no-host'
  }
  if (as === 'worker') {
    await call(submitWorkerApplication, { params, body }, { key })
    return 'sent'
  }
  const { thanks } = await call(submitApplication, { params, body }, { key })
  return thanks ? 'thanks' : 'sent'
}
