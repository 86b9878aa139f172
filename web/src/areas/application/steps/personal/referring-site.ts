import { parseUrl } from '../../../../portal/parse-url.ts'

/**
 * Origin of the site whose link opened this document, without path and query, which may contain
 * search terms. Undefined for the portal itself and for addresses other than plain web hosts.
 */
export function referringSite(): string | undefined {
  const { origin = '', port = '' } = parseUrl(document.referrer) ?? {}
  const isOtherSite = /^https?:/.test(origin) && origin !== location.origin && !port
  return isOtherSite ? origin : undefined
}
