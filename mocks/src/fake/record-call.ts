import type { Call } from '../world/calls.ts'
import type { World } from '../world/world.ts'

/** Records a received call. `target` is the path as sent, before normalization. */
export function recordCall(
  world: World,
  request: Request,
  body: unknown,
  operation: string | null,
  target?: string,
): Call {
  const { pathname, search } = new URL(request.url)
  const call = world.calls.record({
    method: request.method,
    path: target ?? pathname + search,
    headers: Object.fromEntries(request.headers),
    body,
    operation,
  })
  request.signal.addEventListener('abort', () => {
    call.disconnected = true
  })
  return call
}
