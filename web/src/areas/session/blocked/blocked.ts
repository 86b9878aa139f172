import { tabStore } from '../../../portal/storage.ts'

const flag = 'gatehouse-blocked'

/**
 * Runs before the router reads the address: with `error=unauthorized` the identity provider says that
 * the account is blocked. The flag holds until the portal is loaded without it [1 §4].
 */
function readBlockedFlag() {
  const blocked = new URLSearchParams(window.location.search).get('error') === 'unauthorized'
  if (!blocked) return tabStore.remove(flag)
  tabStore.set(flag, '1')
  window.history.replaceState(null, '', '/unauthorized')
}

readBlockedFlag()

export function isBlocked(): boolean {
  return tabStore.get(flag) !== null
}
