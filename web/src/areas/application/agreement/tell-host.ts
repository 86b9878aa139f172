import { settings } from '../../../portal/settings.ts'

const event = 'applicationSubmit'

/** Origin of the page around this one; undefined where there is none, or none that it may be. */
function hostOrigin(): string | undefined {
  if (window.parent === window) return undefined
  const origin = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin
  return settings.hostOrigins.find((allowed) => allowed === origin)
}

/**
 * Hands an application over to the page around this one, and to whoever listens in this one
 * [decisions: internal mode]. False where there is no host: then nobody has taken it.
 */
export function tellHost(detail: unknown): boolean {
  window.dispatchEvent(new CustomEvent(event, { detail }))
  const origin = hostOrigin()
  // Never to whoever it may be: it is a person's data.
  if (origin) window.parent.postMessage({ type: event, detail }, origin)
  return origin !== undefined
}
