/** That an application has been begun in this browser, and nothing of what is in it. */
const key = 'gatehouse.application'

/** Whether the gateway may keep an application of this browser's: only then is it asked. */
export function hasBegun(): boolean {
  try {
    return localStorage.getItem(key) === 'begun'
  } catch {
    return false
  }
}

/** Browsers can forbid storage altogether: then giving the same address goes on with it. */
export function rememberBegun() {
  try {
    localStorage.setItem(key, 'begun')
  } catch {}
}
