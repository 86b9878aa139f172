import type { Notification } from '@gatehouse/contracts/portal/notifications'

/** The list as it is once these are as they are given: the newest first, without what was dismissed. */
export function withChanges(
  listed: readonly Notification[],
  changed: Iterable<Notification>,
): readonly Notification[] {
  const byId = new Map(listed.map((one) => [one.id, one]))
  for (const one of changed) byId.set(one.id, one)
  return [...byId.values()].filter(({ status }) => status !== 'read').sort(newestFirst)
}

/** Those without a date last; of the same time the one that was made later first. */
function newestFirst(one: Notification, other: Notification): number {
  const byDate = (other.originated ?? '').localeCompare(one.originated ?? '')
  return byDate || Number.parseInt(other.id, 10) - Number.parseInt(one.id, 10)
}
