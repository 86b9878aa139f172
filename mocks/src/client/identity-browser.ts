import { personaPassword } from '../world/personas/persona.ts'
import { browser } from './browser.ts'

/** The state contains characters that need escaping. */
export const returnTo = 'http://localhost:3000/api/sign-in/identity/return'
const state = 'a+b/c=d &e'

/** Undefined fields are omitted. */
type Query = Record<string, string | undefined>

/**
 * Browser at the identity provider: stores its cookie, does not follow redirects, and sends `headers`
 * with each request. `cookie` is its initial cookie.
 */
export function identityBrowser(
  identityUrl: string,
  headers: Record<string, string> = {},
  cookie = '',
) {
  const { send, logIn } = browser(headers, cookie)

  function buildUrl(path: string, query: Query): string {
    const returnName = path === '/authorize' ? 'redirect_uri' : 'returnTo'
    const all = { client_id: 'gatehouse-portal', state, [returnName]: returnTo, ...query }
    const params = Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]))
    return `${identityUrl}${path}?${new URLSearchParams(params)}`
  }

  return {
    open: (query: Query = {}) => send(buildUrl('/authorize', query)),
    logIn: (identity: string, password = personaPassword, query: Query = {}) =>
      logIn(buildUrl('/authorize', query), identity, password),
    logOut: (query: Query = {}) => send(buildUrl('/v2/logout', { state: undefined, ...query })),
  }
}
