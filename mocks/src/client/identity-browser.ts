import { personaPassword } from '../world/personas/persona.ts'

/** The state contains characters that need escaping. */
export const returnTo = 'http://localhost:3000/api/sign-in/identity/return'
const state = 'a+b/c=d &e'

/** Undefined leaves a field out. */
type Query = Record<string, string | undefined>

/**
 * A browser at the identity provider: keeps its cookie, and does not follow where it is sent. The
 * headers go along with all it sends; `cookie` is what it has from before.
 */
export function identityBrowser(
  identityUrl: string,
  headers: Record<string, string> = {},
  cookie = '',
) {
  let kept = cookie

  function address(path: string, query: Query): string {
    const all = { client_id: 'gatehouse-portal', state, return_to: returnTo, ...query }
    const said = Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]))
    return `${identityUrl}${path}?${new URLSearchParams(said)}`
  }

  async function send(url: string, init: RequestInit = {}) {
    const options = { ...init, headers: { ...headers, cookie: kept }, redirect: 'manual' as const }
    const response = await fetch(url, options)
    const [setCookie] = response.headers.getSetCookie()
    if (setCookie) kept = setCookie.slice(0, setCookie.indexOf(';'))
    const location = response.headers.get('Location')
    const to = location === null ? undefined : new URL(location)
    return {
      status: response.status,
      text: await response.text(),
      setCookie,
      /** The redirect target without its query. */
      to: to && to.origin + to.pathname,
      fields: Object.fromEntries(to?.searchParams ?? []),
    }
  }

  return {
    open: (query: Query = {}) => send(address('/login', query)),
    logIn: (identity: string, password = personaPassword, query: Query = {}) =>
      send(address('/login', query), {
        method: 'POST',
        body: new URLSearchParams({ identity, password }),
      }),
    logOut: (query: Query = {}) => send(address('/logout', { state: undefined, ...query })),
  }
}
