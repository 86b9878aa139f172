import { readSession } from '@gatehouse/contracts/portal/session'
import { PortalError } from './portal-error.ts'
import { known } from './use-read.ts'

/** Tabs of this browser tell each other when somebody has signed in or out. */
const tabs = new BroadcastChannel('gatehouse')
export type News =
  | 'signed in'
  | 'signed out'
  /** Ended without anybody's wish; the payroll pages may still know the person. */
  | 'idle'
  | 'idle, payroll open'
  | 'expired'

export function tellOtherTabs(news: News) {
  tabs.postMessage(news)
}

let goOn: (news?: News) => void = () => leave()

/**
 * How this tab goes on when who is signed in has changed without its doing: by loading the page
 * anew, until something knows better. Without news, the gateway has said that nobody is.
 */
export function goOnBy(better: typeof goOn) {
  goOn = better
}

/** Goes on when another tab has signed in or out, unless that is how things stand here too. */
export function followOtherTabs() {
  tabs.addEventListener('message', ({ data }: MessageEvent<News>) => {
    const signedIn = Boolean(known(readSession, {})?.person)
    if (signedIn !== (data === 'signed in')) goOn(data)
  })
}

/** Why somebody is not signed in, where the sign-in page has to say so. */
export type Left = 'notice-declined' | 'idle' | 'expired' | 'password-reset'

/** All of it: dialogs and alerts stand beside the root. */
function hide() {
  document.body.hidden = true
}

/** Leaves by loading the page anew: nothing of the person stays in this tab's memory. */
export function leave(why?: Left) {
  hide()
  window.location.replace(why ? `/?left=${why}` : '/')
}

/** Only the gateway's own word means "sign in"; any other refusal would send people in circles. */
export function leaveIfSignedOut(fault: unknown): boolean {
  const signedOut = fault instanceof PortalError && fault.is('not-signed-in')
  if (signedOut) goOn()
  return signedOut
}

/** A page brought back from the browser's memory may belong to somebody who has left. */
export function reloadWhenRestored() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    hide()
    window.location.reload()
  })
}
