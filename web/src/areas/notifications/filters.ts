import type { Notification } from '@gatehouse/contracts/portal/notifications'

/** Which notifications are shown; in the order of the buttons [1 §2 Notifications panel]. */
export const filters = ['all', 'unread', 'archived'] as const
export type Filter = (typeof filters)[number]

/** Not seen yet, or marked as such: what the badge counts. */
export function isUnread({ status }: Notification): boolean {
  return status === 'new' || status === 'unread'
}

/** What was archived was put away: it is shown where one looks for it, and not among all. */
const shows: Record<Filter, (one: Notification) => boolean> = {
  all: ({ status }) => status !== 'archived',
  unread: isUnread,
  archived: ({ status }) => status === 'archived',
}

export function shownBy(filter: Filter, all: readonly Notification[]): readonly Notification[] {
  return all.filter(shows[filter])
}
