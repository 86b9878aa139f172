import type { Notification } from '@gatehouse/contracts/portal/notifications'

/** Replaces or adds the changed notifications, drops dismissed ones, sorts newest first. */
export function applyChanges(
  notifications: readonly Notification[],
  changes: Iterable<Notification>,
): readonly Notification[] {
  const byId = new Map(notifications.map((one) => [one.id, one]))
  for (const one of changes) byId.set(one.id, one)
  return [...byId.values()].filter(({ status }) => status !== 'read').sort(newestFirst)
}

/** Undated last; ties by descending numeric id. */
function newestFirst(one: Notification, other: Notification): number {
  const byDate = (other.originated ?? '').localeCompare(one.originated ?? '')
  return byDate || Number.parseInt(other.id, 10) - Number.parseInt(one.id, 10)
}
