import { parseUrl } from '../../../portal/parse-url.ts'
import { settings } from '../../../portal/settings.ts'

/** Origin of the embedding page; undefined without one or if it is not in `hostOrigins`. */
export function hostOrigin(): string | undefined {
  if (window.parent === window) return undefined
  const origin = location.ancestorOrigins?.[0] ?? parseUrl(document.referrer)?.origin
  return settings.hostOrigins.find((allowed) => allowed === origin)
}
