import { hostOrigin } from '../../model/host-origin.ts'

const eventName = 'applicationSubmit'

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
