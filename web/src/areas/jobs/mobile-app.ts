/** Prefix `tab.`: survives sign-out (areas/session/forget-person.ts). */
const key = 'tab.mobile-app'

let inApp = readStored() === 'true'

/** Whether the mobile app launched this tab, with `mobileApp=true`. */
export function isInMobileApp(): boolean {
  return inApp
}

/** Reads the document's first URL: client-side navigation drops the parameter. */
export function detectMobileApp() {
  const [launch] = performance.getEntriesByType('navigation')
  if (URL.parse(launch?.name ?? '')?.searchParams.get('mobileApp') !== 'true') return
  inApp = true
  try {
    sessionStorage.setItem(key, 'true')
  } catch {}
}

/** `null` when the browser forbids storage: the flag then lasts until a reload. */
function readStored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
