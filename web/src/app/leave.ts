import { readSession } from '@gatehouse/contracts/portal/session'
import { PortalError } from '../portal/portal-error.ts'
import { known } from '../portal/use-read.ts'

/** Tabs of this browser tell each other that somebody has signed out. */
const tabs = new BroadcastChannel('gatehouse')
const signedOut = 'signed out'

/** Leaves, and takes the other tabs along. */
export function leaveEverywhere() {
  tabs.postMessage(signedOut)
  leave()
}

/** Leaves when another tab has signed out; a tab where nobody was signed in has nothing to leave. */
export function followOtherTabs() {
  tabs.addEventListener('message', ({ data }) => {
    if (data === signedOut && known(readSession, {})?.person) leave()
  })
}

/** Leaves by loading the page anew: nothing of the person stays in this tab's memory. */
export function leave() {
  document.getElementById('root')?.setAttribute('hidden', '')
  window.location.replace('/')
}

/** Only the gateway's own word means "sign in"; any other refusal would send people in circles. */
export function leaveIfSignedOut(fault: unknown) {
  if (fault instanceof PortalError && fault.is('not-signed-in')) leave()
}

/** A page brought back from the browser's memory may belong to somebody who has left. */
export function reloadWhenRestored() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
}
