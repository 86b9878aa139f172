import { readSession } from '@gatehouse/contracts/portal/session'
import { keepDrafts } from '../../forms/keep-drafts.ts'
import { tabStore } from '../../portal/storage.ts'
import { forgetAll, keep } from '../../portal/use-read.ts'
import { closeWindows } from '../../portal/windows.ts'
import { visitor } from './use-session.ts'

/**
 * Forgets the person in this tab without loading the page anew, so that what they had typed can
 * come back: nothing else of theirs stays.
 */
export function forgetPerson(key: string) {
  keepDrafts(key)
  closeWindows()
  clearTab()
  void forgetAll()
  void keep(readSession, {}, visitor)
}

/** Clears the tab's storage. Keys that begin with `tab.` hold no personal data and stay. */
export function clearTab() {
  for (const key of tabStore.keys()) if (!key.startsWith('tab.')) tabStore.remove(key)
}
