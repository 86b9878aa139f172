import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'

/** Replaces or adds the changed notifications, drops dismissed ones, sorts newest first. */
export function applyChanges(
  notifications: readonly Notification[],
  changes: Iterable<Notification>,
): readonly Notification[] {
  const byId = new Map(notifications.map((one) => [one.id, one]))
  for (const change of changes) byId.set(change.id, change)
  return [...byId.values()].filter(({ status }) => status !== 'read').sort(compare)
}

const byDate = newestFirst<Notification>(({ originated }) => originated)

/** Ties are ordered by descending numeric id. */
function compare(a: Notification, b: Notification): number {
  return byDate(a, b) || Number.parseInt(b.id, 10) - Number.parseInt(a.id, 10)
}
