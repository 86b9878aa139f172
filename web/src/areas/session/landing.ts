import type { SessionView } from '@gatehouse/contracts/portal/session'
import { localPath } from '@gatehouse/contracts/rules/local-path'
import { settings } from '../../portal/settings.ts'

/** The page first asked for, as the address of the sign-in page tells it: a path of ours, or none. */
export function requestedPath(search: string): string | undefined {
  const to = new URLSearchParams(search).get('to')
  const here = window.location.origin
  // Read as the browser would: what leads anywhere else is no path of ours.
  const address = to?.startsWith('/') ? URL.parse(to, here) : undefined
  if (address?.origin !== here) return undefined
  const path = address.pathname + address.search
  return localPath.test(path) ? path : undefined
}

/** Where somebody lands who has signed in: what has to be passed first, then what was asked for. */
export function landingPath({ gates }: SessionView, wanted: string | undefined): string {
  if (gates.includes('preference')) return '/account'
  return wanted ?? (settings.signIn === 'legacy' ? '/search' : '/announcements')
}

/** The sign-in page, which comes back to where one is now. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === '/' ? '/' : `/?${new URLSearchParams({ to: pathname + search })}`
}
