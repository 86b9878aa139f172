/** Ports do not keep cookies apart: the name must not be the portal's. */
const name = 'fakes_identity'

/** The session that the browser says it has; empty when it says none. */
export function readCookie(request: Request): string {
  const cookies = request.headers.get('Cookie') ?? ''
  return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookies)?.[1] ?? ''
}

/** For Set-Cookie: lets the browser keep a session, or forget it when there is none. */
export function writeCookie(session: string): string {
  return `${name}=${session}; Path=/; HttpOnly; SameSite=Lax${session ? '' : '; Max-Age=0'}`
}
