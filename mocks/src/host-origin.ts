/** Origin of the host page: same host name as the portal, because SameSite cookies reach a frame only within one site. */
export function hostOrigin(apiUrl: string): string {
  return apiUrl.replace('//127.0.0.1', '//localhost')
}
