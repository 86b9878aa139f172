import { parseUrl } from '../../portal/parse-url.ts'
import { tabStore } from '../../portal/storage.ts'

/** Prefix `tab.`: survives sign-out (areas/session/clear-user-data.ts). */
const key = 'tab.mobile-app'

/** Whether the mobile app launched this tab, with `mobileApp=true`. */
export function isInMobileApp(): boolean {
  return tabStore.get(key) === 'true'
}

/** Reads the document's first URL: client-side navigation drops the parameter. */
export function detectMobileApp() {
  const [launch] = performance.getEntriesByType('navigation')
  if (parseUrl(launch?.name ?? '')?.searchParams.get('mobileApp') === 'true')
    tabStore.set(key, 'true')
}
