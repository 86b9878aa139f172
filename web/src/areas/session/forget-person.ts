import { readSession } from '@gatehouse/contracts/portal/session'
import { keepDrafts } from '../../forms/keep-drafts.ts'
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

/**
 * What begins with `tab.` is the tab's own and tells of nobody, so it stays. Browsers can forbid
 * storage altogether: then there is nothing in it.
 */
export function clearTab() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (!key.startsWith('tab.')) sessionStorage.removeItem(key)
  } catch {}
}
