import type { Call } from '../upstream/gateway.ts'
import { isRead } from '../upstream/policy.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

/**
 * A call that notes what it sends: as long as nothing but reads was asked, or the upstream refused
 * whatever else was, nothing can have changed there.
 */
export function noted(call: Call): { call: Call; mayHaveChanged: () => boolean } {
  let changes = 0
  return {
    mayHaveChanged: () => changes > 0,
    async call(operation, input) {
      if (isRead(operation)) return call(operation, input)
      changes++
      try {
        return await call(operation, input)
      } catch (fault) {
        if (neverHappened(fault)) changes--
        throw fault
      }
    },
  }
}

/** Not asked at all, or refused by the upstream itself. */
function neverHappened(fault: unknown): boolean {
  if (!(fault instanceof UpstreamError)) return false
  const refused = fault.kind === 'refused' && (fault.status ?? 500) < 500
  return refused || fault.kind === 'resting' || fault.kind === 'busy'
}
