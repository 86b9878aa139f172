import type { SessionView } from '@gatehouse/contracts/portal/session'
import { localPath } from '@gatehouse/contracts/rules/local-path'
import { parseUrl } from '../../portal/parse-url.ts'
import { settings } from '../../portal/settings.ts'

/** The page requested before sign-in, from `to`; undefined unless it is a path of the portal. */
export function requestedPath(search: string): string | undefined {
  const to = new URLSearchParams(search).get('to')
  const here = window.location.origin
  // Parsed as the browser would, to prevent an open redirect.
  const address = to?.startsWith('/') ? parseUrl(to, here) : undefined
  if (address?.origin !== here) return undefined
  const path = address.pathname + address.search
  return localPath.test(path) ? path : undefined
}

/** The page after sign-in: a gate first, which leads on to the requested page. */
export function landingPath({ gates }: SessionView, requested: string | undefined): string {
  if (gates.includes('preference'))
    return requested ? `/account?${new URLSearchParams({ to: requested })}` : '/account'
  return requested ?? (settings.signIn === 'legacy' ? '/search' : '/announcements')
}

export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === '/' ? '/' : `/?${new URLSearchParams({ to: pathname + search })}`
}
