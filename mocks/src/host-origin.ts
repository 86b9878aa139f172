/**
 * Origin of the fakes' host page. It has the name by which the portal is reached, for a browser gives
 * a page in a frame its cookies only where both are of one site.
 */
export function hostOrigin(apiUrl: string): string {
  return apiUrl.replace('//127.0.0.1', '//localhost')
}
