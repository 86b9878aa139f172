import { startPath } from './internal-mode.ts'
import { hasCode } from './portal-error.ts'
import type { SessionEvent } from './tabs.ts'

type SessionChangeHandler = (event?: SessionEvent) => void

let handler: SessionChangeHandler = () => leave()

/**
 * Sets how this tab reacts when its session has changed elsewhere; before that it loads the page
 * anew. Called without an event when the gateway has answered 'not-signed-in'. Returns how to undo.
 */
export function onSessionChange(next: SessionChangeHandler): () => void {
  const previous = handler
  handler = next
  return () => {
    handler = previous
  }
}

export function handleSessionChange(event?: SessionEvent) {
  handler(event)
}

/** Reason of a sign-out, for the sign-in page; in the state of its location, which no link can set. */
export type SignOutReason =
  | 'notice-declined'
  | 'idle'
  | 'expired'
  | 'password-reset'
  | 'sessions-not-ended'

/** Hides the body: dialogs and alerts stand beside the root. */
function hide() {
  document.body.hidden = true
}

/** The page is being left by `leave`. */
export const isLeaving = () => document.body.hidden

/** Leaves with a page load, so that this tab's memory keeps no personal data. */
export function leave(reason?: SignOutReason) {
  hide()
  const path = startPath(window.location.search)
  if (!reason) return window.location.replace(path)
  // The router's location.state; a reload keeps it.
  window.history.replaceState({ usr: { reason } }, '', path)
  window.location.reload()
}

/**
 * Only 'not-signed-in' leads to the sign-in page; any other problem would cause a redirect loop. True
 * for 'person-changed' too, which has its dialog, and for 'company-changed', which has its alert.
 */
export function leaveIfSignedOut(error: unknown): boolean {
  if (hasCode(error, 'person-changed') || hasCode(error, 'company-changed')) return true
  const signedOut = hasCode(error, 'not-signed-in')
  if (signedOut) handleSessionChange()
  return signedOut
}

/** Reloads a page from the back/forward cache: its user may have signed out since. */
export function reloadWhenRestored() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    hide()
    window.location.reload()
  })
}
