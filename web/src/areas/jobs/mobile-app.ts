/** Of the tab, whoever is signed in (areas/session/forget-person.ts). */
const key = 'tab.mobile-app'

let inApp = recall() === 'true'

/** Whether the portal was launched by the mobile app, with `mobileApp=true`; it holds for the tab. */
export function inMobileApp(): boolean {
  return inApp
}

/** The launch may have been at any page: the document's own address tells, wherever one has gone since. */
export function rememberLaunch() {
  const [launch] = performance.getEntriesByType('navigation')
  if (URL.parse(launch?.name ?? '')?.searchParams.get('mobileApp') !== 'true') return
  inApp = true
  try {
    sessionStorage.setItem(key, 'true')
  } catch {}
}

/** Browsers can forbid storage altogether: then it holds until the page is loaded anew. */
function recall(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
