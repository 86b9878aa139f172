import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { createChannel } from '../../portal/channel.ts'
import { setShownCompany } from '../../portal/shown-company.ts'
import { clearCacheExcept, setCached } from '../../portal/use-read.ts'

/** Tabs share one session, and so the company. */
export const companyChannel = createChannel<'chosen'>('gatehouse.company')

/** Replies read under the previous company are dropped. */
export async function switchCompany(session: SessionView) {
  setShownCompany(session.person?.company ?? '')
  await setCached(readSession, {}, session)
  clearCacheExcept(readSession, {})
}
