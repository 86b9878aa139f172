import { tabStore } from '../../../portal/storage.ts'

/** Version of the notice's text: another one has to be accepted again. */
const key = 'gatehouse.job-notice'
const version = '1'

/** Whether the notice has been accepted in this tab. */
export function noticeAccepted(): boolean {
  return tabStore.get(key) === version
}

export function acceptNotice() {
  tabStore.set(key, version)
}
