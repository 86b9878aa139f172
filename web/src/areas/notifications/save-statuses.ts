import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'

/** What could not be saved, and why. */
export interface Unsaved {
  failed: readonly Notification[]
  fault: unknown
}

/** Saves the status of each as it is given; never throws. */
export async function saveStatuses(wanted: readonly Notification[]): Promise<Unsaved> {
  const failed: Notification[] = []
  let fault: unknown
  for (const group of groupsOf(wanted)) {
    try {
      const refused = await saveGroup(group)
      failed.push(...group.filter(({ id }) => refused.includes(id)))
    } catch (thrown) {
      failed.push(...group)
      fault = thrown
    }
  }
  return { failed, fault }
}

async function saveGroup(group: readonly Notification[]): Promise<readonly string[]> {
  // Its rules come with the first change: who only reads does without.
  const { setNotificationStatus } = await loadRules()
  const [{ status = '' } = {}] = group
  const ids = group.map(({ id }) => id)
  return (await call(setNotificationStatus, { body: { ids, status } })).failed
}

async function loadRules() {
  try {
    return await import('@gatehouse/contracts/portal/notification-status')
  } catch (cause) {
    throw new PortalError(undefined, { cause })
  }
}

/** As many as the gateway takes at once (contracts/src/portal/notification-status.ts). */
const most = 100

/** Those of one status together, as many as are saved at once. */
function groupsOf(wanted: readonly Notification[]): Notification[][] {
  return Object.values(Object.groupBy(wanted, ({ status }) => status)).flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / most) }, (_, index) =>
      same.slice(index * most, (index + 1) * most),
    ),
  )
}
