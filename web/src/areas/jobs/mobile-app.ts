import { tabStore } from '../../portal/storage.ts'

/** Outlives sign-out: clearTab keeps keys that begin with `tab.` (areas/session/forget-person.ts). */
const key = 'tab.mobile-app'

/** Whether the mobile app launched the portal in this tab, with `mobileApp=true`. */
export function inMobileApp(): boolean {
  return tabStore.get(key) === 'true'
}

/** Reads the address the document was loaded from: the router may have moved on since. */
export function rememberLaunch() {
  const [launch] = performance.getEntriesByType('navigation')
  if (URL.parse(launch?.name ?? '')?.searchParams.get('mobileApp') === 'true')
    tabStore.set(key, 'true')
}
