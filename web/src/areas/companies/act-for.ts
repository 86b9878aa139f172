import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { forgetAllBut, keep } from '../../portal/use-read.ts'

/** Tabs of this browser share one session, and so the company that is acted under. */
export const companyTabs = () => new BroadcastChannel('gatehouse.company')

/** Goes on under the company of this session: nothing that was read under another is shown any more. */
export async function actFor(session: SessionView) {
  await keep(readSession, {}, session)
  forgetAllBut(readSession, {})
}
