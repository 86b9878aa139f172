/** Of the notice as it reads now: another one has to be accepted anew. */
const key = 'gatehouse.job-notice'
const version = '1'

/** Browsers can forbid storage altogether: then it holds until the page is left. */
let accepted = false

/** Whether the notice has been accepted in this tab [decisions: the job notice is separate]. */
export function noticeAccepted(): boolean {
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
