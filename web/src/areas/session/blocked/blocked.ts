const flag = 'gatehouse-blocked'

/**
 * At the start of the portal, before its router looks at the address: the identity provider says by `error=unauthorized` that the account
 * is blocked, and that is remembered until the next start without it [1 §4].
 */
function noteBlocked() {
  const blocked = new URLSearchParams(window.location.search).get('error') === 'unauthorized'
  if (!blocked) return sessionStorage.removeItem(flag)
  sessionStorage.setItem(flag, '1')
  window.history.replaceState(null, '', '/unauthorized')
}

noteBlocked()

export function isBlocked(): boolean {
  return sessionStorage.getItem(flag) !== null
}
