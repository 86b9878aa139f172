export interface BrowserCookie {
  /** Empty without a cookie. */
  read(request: Request): string
  /** Set-Cookie value; an empty session deletes the cookie. */
  write(session: string): string
}

/** Session cookie of a fake site; its name must be unique, since cookies ignore ports. */
export function browserCookie(name: string): BrowserCookie {
  return {
    read(request) {
      const cookies = request.headers.get('Cookie') ?? ''
      return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookies)?.[1] ?? ''
    },
    write: (session) =>
      `${name}=${session}; Path=/; HttpOnly; SameSite=Lax${session ? '' : '; Max-Age=0'}`,
  }
}
