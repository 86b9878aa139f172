/** Stores only that an application was started, none of its data. */
const key = 'gatehouse.application'

/** Whether the gateway may hold a draft of this browser; if not, it is not asked. */
export function hasStarted(): boolean {
  try {
    return localStorage.getItem(key) === 'begun'
  } catch {
    return false
  }
}

/** If storage is forbidden, entering the same e-mail address resumes the draft. */
export function rememberStarted() {
  try {
    localStorage.setItem(key, 'begun')
  } catch {}
}
