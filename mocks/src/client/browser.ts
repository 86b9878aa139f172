import { personaPassword } from '../world/personas/persona.ts'

/** Browser at one site: stores its cookie and does not follow redirects. */
export function browser(headers: Record<string, string> = {}, cookie = '') {
  let cookies = cookie

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
      location: to,
      /** Redirect target without its query. */
      to: to && to.origin + to.pathname,
      fields: Object.fromEntries(to?.searchParams ?? []),
    }
  }

  return {
    send,
    /** Posts the form of a sign-in page. */
    logIn: (url: string, identity: string, password = personaPassword) =>
      send(url, { method: 'POST', body: new URLSearchParams({ identity, password }) }),
  }
}
