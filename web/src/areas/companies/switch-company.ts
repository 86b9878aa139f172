import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { createChannel } from '../../portal/channel.ts'
import { clearCacheExcept, setCached } from '../../portal/use-read.ts'

/** Tabs share one session, and so the company. */
export const companyChannel = createChannel<'chosen'>('gatehouse.company')

/** Goes on under the company of this session: nothing that was read under another is shown any more. */
export async function switchCompany(session: SessionView) {
  await setCached(readSession, {}, session)
  clearCacheExcept(readSession, {})
}
