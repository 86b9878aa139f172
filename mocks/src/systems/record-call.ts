import type { Call } from '../world/calls.ts'
import type { World } from '../world/world.ts'

function readBody(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Puts a request among the calls received. `target` is its path as sent, where that is known. */
export function recordCall(
  world: World,
  request: Request,
  text: string,
  operation: string | null,
  target?: string,
): Call {
  const { pathname, search } = new URL(request.url)
  const call = world.calls.record({
    method: request.method,
    path: target ?? pathname + search,
    headers: Object.fromEntries(request.headers),
    body: readBody(text),
    operation,
  })
  request.signal.addEventListener('abort', () => {
    call.left = true
  })
  return call
}
