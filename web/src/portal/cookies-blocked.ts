/** Only where the browser says so: the oldest do not know. */
export function areCookiesBlocked(): boolean {
  return navigator.cookieEnabled === false
}
