import type { Call } from '../upstream/client.ts'
import { isRead } from '../upstream/policy.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

/**
 * A call that notes what it sends: as long as nothing but reads was asked, or the upstream refused
 * whatever else was, nothing can have changed there.
 */
export function trackWrites(call: Call): { call: Call; mayHaveSideEffects: () => boolean } {
  let changes = 0
  return {
    mayHaveSideEffects: () => changes > 0,
    async call(operation, input) {
      if (isRead(operation)) return call(operation, input)
      changes++
      try {
        return await call(operation, input)
      } catch (fault) {
        if (fault instanceof UpstreamError && fault.hadNoEffect) changes--
        throw fault
      }
    },
  }
}
