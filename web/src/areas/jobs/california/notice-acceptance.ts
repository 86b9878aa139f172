import { settings } from '../../../portal/settings.ts'
import { tabStore } from '../../../portal/storage.ts'

const key = 'gatehouse.job-notice'

/** Per tab, separate from the California notice of the session. */
export function isNoticeAccepted(): boolean {
  return tabStore.get(key) === settings.californiaNotice.reviewed
}

export function acceptNotice() {
  tabStore.set(key, settings.californiaNotice.reviewed)
}
