import { readSession } from '@gatehouse/contracts/portal/session'
import { keepDrafts } from '../../forms/keep-drafts.ts'
import { forgetAll, keep } from '../../portal/use-read.ts'
import { closeWindows } from '../../portal/windows.ts'
import { launchedByApp } from '../jobs/launched-by-app.ts'
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
 * All but how the tab was launched, which is nobody's. Browsers can forbid storage altogether: then
 * there is nothing in it.
 */
export function clearTab() {
  try {
    const launched = sessionStorage.getItem(launchedByApp)
    sessionStorage.clear()
    if (launched) sessionStorage.setItem(launchedByApp, launched)
  } catch {}
}
