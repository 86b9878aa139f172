const key = 'gatehouse.job-notice'
/** Bump when the notice's text changes: it must then be accepted again. */
const version = '1'

/** Fallback when the browser forbids storage: lasts until the page unloads. */
let accepted = false

/** Per tab, separate from the California notice of the session. */
export function isNoticeAccepted(): boolean {
  try {
    return sessionStorage.getItem(key) === version
  } catch {
    return accepted
  }
}

export function acceptNotice() {
  accepted = true
  try {
    sessionStorage.setItem(key, version)
  } catch {}
}
