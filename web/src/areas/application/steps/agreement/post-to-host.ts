import { parseUrl } from '../../../../portal/parse-url.ts'
import { settings } from '../../../../portal/settings.ts'

const eventName = 'applicationSubmit'

/** Origin of the embedding page; undefined without one or if it is not in `hostOrigins`. */
function hostOrigin(): string | undefined {
  if (window.parent === window) return undefined
  const origin = location.ancestorOrigins?.[0] ?? parseUrl(document.referrer)?.origin
  return settings.hostOrigins.find((allowed) => allowed === origin)
}

/**
 * Posts an application to the embedding page, and dispatches it as an event on `window`
 * [4 Internal mode]. False if there is no allowed host.
 */
export function postToHost(detail: unknown): boolean {
  window.dispatchEvent(new CustomEvent(eventName, { detail }))
  const origin = hostOrigin()
  // Personal data: never post to any origin ("*").
  if (origin) window.parent.postMessage({ type: eventName, detail }, origin)
  return origin !== undefined
}
