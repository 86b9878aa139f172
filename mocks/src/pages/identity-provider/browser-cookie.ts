/** Must differ from the portal's cookie: cookies ignore ports. */
const name = 'fakes_identity'

/** Session id of the browser; empty without a cookie. */
export function readCookie(request: Request): string {
  const cookies = request.headers.get('Cookie') ?? ''
  return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookies)?.[1] ?? ''
}

/** Set-Cookie value; an empty session deletes the cookie. */
export function writeCookie(session: string): string {
  return `${name}=${session}; Path=/; HttpOnly; SameSite=Lax${session ? '' : '; Max-Age=0'}`
}
