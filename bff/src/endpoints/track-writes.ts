import type { Call } from '../upstream/client.ts'
import { isRead } from '../upstream/side-effects.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

/** Wraps `call` to know whether any write may have had side effects upstream. */
export function trackWrites(call: Call): { call: Call; mayHaveSideEffects: () => boolean } {
  let writes = 0
  return {
    mayHaveSideEffects: () => writes > 0,
    async call(operation, input) {
      if (isRead(operation)) return call(operation, input)
      writes++
      try {
        return await call(operation, input)
      } catch (error) {
        if (error instanceof UpstreamError && error.hadNoEffect) writes--
        throw error
      }
    },
  }
}
