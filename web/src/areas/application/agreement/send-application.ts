import {
  type ApplicationValues,
  handOverApplication,
  submitApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { call } from '../../../portal/call.ts'
import type { Over } from '../applying-context.ts'
import { tellHost } from './tell-host.ts'

interface Sending {
  id: string
  as: 'candidate' | 'worker' | 'internal'
  values: ApplicationValues
  /** The same for every try of one application. */
  key: string
}

/** Sends the application the way it is sent for who applies, and gives how that ended [2 §4]. */
export async function sendApplication({ id, as, values, key }: Sending): Promise<Over> {
  const params = { id }
  const body = { values, agreed: 'yes' }
  if (as === 'internal') {
    const { payload } = await call(handOverApplication, { params, body })
    return tellHost(payload) ? 'handed-over' : 'no-host'
  }
  if (as === 'worker') {
    await call(submitWorkerApplication, { params, body }, { key })
    return 'sent'
  }
  const { thanks } = await call(submitApplication, { params, body }, { key })
  return thanks ? 'thanks' : 'sent'
}
