import { readApplication } from '@gatehouse/contracts/portal/application'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { delay } from './retry.ts'

const pollMs = 3000

/**
 * Reloads the page once the gateway responds and the draft is saved. Reloading earlier would lose
 * unsaved changes, and offline the page itself. An aborted signal ends it: the user has left the page.
 */
export async function reloadWhenAvailable(
  jobId: string,
  save: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await call(readApplication, { params: { id: jobId } })
      await save()
      signal.throwIfAborted()
      return window.location.reload()
    } catch (error) {
      signal.throwIfAborted()
      // Any problem but 503 proves that the gateway is available.
      if (error instanceof PortalError && error.problem && error.problem.status !== 503) {
        return window.location.reload()
      }
      await delay(pollMs, signal)
    }
  }
}
