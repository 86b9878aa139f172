import type { Notification } from '@gatehouse/contracts/portal/notifications'

/** In the order of the buttons [1 §2 Notifications panel, 4]. `closed` has a list of its own. */
export const filters = ['all', 'unread', 'archived', 'closed'] as const
export type Filter = (typeof filters)[number]

export function isUnread({ status }: Notification): boolean {
  return status === 'new' || status === 'unread'
}

const predicates: Record<Filter, (notification: Notification) => boolean> = {
  all: () => true,
  unread: isUnread,
  archived: ({ status }) => status === 'archived',
  closed: () => false,
}

/** Close All leaves archived ones alone. */
export const isClosable = ({ status }: Notification) => status !== 'archived'

export function applyFilter(
  filter: Filter,
  notifications: readonly Notification[],
): readonly Notification[] {
  return notifications.filter(predicates[filter])
}
