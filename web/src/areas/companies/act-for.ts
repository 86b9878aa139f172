import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { createChannel } from '../../portal/channel.ts'
import { forgetAllBut, keep } from '../../portal/use-read.ts'

/** Tabs share one session, and so the company. */
export const companyChannel = createChannel<'chosen'>('gatehouse.company')

/** Goes on under the company of this session: nothing that was read under another is shown any more. */
export async function actFor(session: SessionView) {
  await keep(readSession, {}, session)
  forgetAllBut(readSession, {})
}
