import { personaPassword } from '../world/personas/persona.ts'

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
  let cookies = cookie

  function buildUrl(path: string, query: Query): string {
    const returnName = path === '/authorize' ? 'redirect_uri' : 'returnTo'
    const all = { client_id: 'gatehouse-portal', state, [returnName]: returnTo, ...query }
    const params = Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]))
    return `${identityUrl}${path}?${new URLSearchParams(params)}`
  }

  async function send(url: string, init: RequestInit = {}) {
    const options = {
      ...init,
      headers: { ...headers, cookie: cookies },
      redirect: 'manual' as const,
    }
    const response = await fetch(url, options)
    const [setCookie] = response.headers.getSetCookie()
    if (setCookie) cookies = setCookie.slice(0, setCookie.indexOf(';'))
    const location = response.headers.get('Location')
    const to = location === null ? undefined : new URL(location)
    return {
      status: response.status,
      text: await response.text(),
      setCookie,
      /** Redirect target without its query. */
      to: to && to.origin + to.pathname,
      fields: Object.fromEntries(to?.searchParams ?? []),
    }
  }

  return {
    open: (query: Query = {}) => send(buildUrl('/authorize', query)),
    logIn: (identity: string, password = personaPassword, query: Query = {}) =>
      send(buildUrl('/authorize', query), {
        method: 'POST',
        body: new URLSearchParams({ identity, password }),
      }),
    logOut: (query: Query = {}) => send(buildUrl('/v2/logout', { state: undefined, ...query })),
  }
}
