import { tabStore } from '../../../portal/storage.ts'

const key = 'gatehouse.job-notice'
/** Bump when the notice's text changes: it must then be accepted again. */
const version = '1'

/** Per tab, separate from the California notice of the session. */
export function isNoticeAccepted(): boolean {
  return tabStore.get(key) === version
}

export function acceptNotice() {
  tabStore.set(key, version)
}
