import { readApplication } from '@gatehouse/contracts/portal/application'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { pause } from './keep-trying.ts'

const everyMs = 3000

/**
 * Loads the page anew, once the gateway answers again and what was typed is saved: a page that is
 * loaded without signal is gone, and so would be what the last save missed.
 */
export async function reloadOnceAnswered(
  id: string,
  save: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await call(readApplication, { params: { id } })
      await save()
      return window.location.reload()
    } catch (fault) {
      // A problem is an answer.
      if (fault instanceof PortalError && fault.problem && fault.problem.status !== 503) {
        return window.location.reload()
      }
      await pause(everyMs, signal)
    }
  }
}
