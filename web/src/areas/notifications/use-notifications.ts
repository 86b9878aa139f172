import { listNotifications } from '@gatehouse/contracts/portal/notifications'
import { useRead } from '../../portal/use-read.ts'

/** The gateway caches the list this long: earlier reads return the same reply. */
const refreshIntervalMs = 30_000

/**
 * The list of notifications. SWR asks the component that read an address first whether a focus is too
 * early for another read, so all of them read it here.
 */
export function useNotifications() {
  return useRead(listNotifications, {}, { focusThrottleMs: refreshIntervalMs })
}
