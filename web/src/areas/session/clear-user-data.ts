import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { storeUnsavedForms } from '../../forms/store-unsaved-forms.ts'
import { tabStore } from '../../portal/storage.ts'
import { clearCache, setCached } from '../../portal/use-read.ts'
import { closeWindows } from '../../portal/windows.ts'
import { clearApplied } from '../jobs/applied-jobs.ts'

/** Clears all of the user's data from this tab without a reload, except unsaved input. */
export function clearUserData(key: string) {
  storeUnsavedForms(key)
  closeWindows()
  clearTabStore()
  clearApplied()
  void clearCache()
  void setCached(readSession, {}, visitorSession)
}

/** Clears the tab's storage. Keys that begin with `tab.` hold no personal data and stay. */
export function clearTabStore() {
  for (const key of tabStore.keys()) if (!key.startsWith('tab.')) tabStore.remove(key)
}
