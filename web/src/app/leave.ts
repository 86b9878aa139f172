import { readSession } from '@gatehouse/contracts/portal/session'
import { PortalError } from '../portal/portal-error.ts'
import { known } from '../portal/use-read.ts'

/** Tabs of this browser tell each other when somebody has signed in or out. */
const tabs = new BroadcastChannel('gatehouse')
type News = 'signed in' | 'signed out'

export function tellOtherTabs(news: News) {
  tabs.postMessage(news)
}

/** Begins anew when another tab has signed in or out, unless that is how things stand here too. */
export function followOtherTabs() {
  tabs.addEventListener('message', ({ data }: MessageEvent<News>) => {
    const signedIn = Boolean(known(readSession, {})?.person)
    if (signedIn !== (data === 'signed in')) leave()
  })
}

/** Why somebody was signed out, where the sign-in page has to say so. */
export type Left = 'notice-declined'

/** Leaves by loading the page anew: nothing of the person stays in this tab's memory. */
export function leave(why?: Left) {
  document.getElementById('root')?.setAttribute('hidden', '')
  window.location.replace(why ? `/?left=${why}` : '/')
}

/** Only the gateway's own word means "sign in"; any other refusal would send people in circles. */
export function leaveIfSignedOut(fault: unknown): boolean {
  const signedOut = fault instanceof PortalError && fault.is('not-signed-in')
  if (signedOut) leave()
  return signedOut
}

/** A page brought back from the browser's memory may belong to somebody who has left. */
export function reloadWhenRestored() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
}
