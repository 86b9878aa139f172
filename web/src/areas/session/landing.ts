import type { SessionView } from '@gatehouse/contracts/portal/session'
import { localPath } from '@gatehouse/contracts/rules/local-path'
import { isInternal, startPath } from '../../portal/internal-mode.ts'
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
export function landingPath(
  { gates }: SessionView,
  requested: string | undefined,
  home = settings.signIn === 'legacy' ? '/search' : '/announcements',
): string {
  if (!gates.includes('preference')) return requested ?? home
  const next = requested && pathAfterGate(requested)
  return next ? `${gatePath}?${new URLSearchParams({ to: next })}` : gatePath
}

const gatePath = '/account'

/** The gate's own page leads on to where it was to lead before. */
function pathAfterGate(requested: string): string | undefined {
  const { pathname, search } = new URL(requested, window.location.origin)
  return pathname === gatePath ? requestedPath(search) : requested
}

/** In the page of a host, the page to go on at as a visitor: sign-in may not be framed. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  if (isInternal(search)) return startPath(search)
  return pathname === '/' ? '/' : `/?${new URLSearchParams({ to: pathname + search })}`
}
