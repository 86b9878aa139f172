import { PortalError } from '../portal/portal-error.ts'

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
