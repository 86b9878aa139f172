/** Of the notice as it reads now: another one has to be accepted anew. It tells nothing of anybody. */
const key = 'gatehouse.job-notice'
const version = '1'

let accepted = recall() === version

/** Whether the notice has been accepted in this tab [decisions: the job notice is separate]. */
export function noticeAccepted(): boolean {
  return accepted
}

/** Browsers can forbid storage altogether: then it holds until the page is left. */
export function acceptNotice() {
  accepted = true
  try {
    sessionStorage.setItem(key, version)
  } catch {}
}

function recall(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
