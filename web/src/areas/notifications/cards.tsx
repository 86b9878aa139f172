import { chakra } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import type { ReactNode } from 'react'
import { NotificationCard } from './notification-card.tsx'
import { closerId, firstOf, openerId, panelTitleId } from './places.ts'
import type { Actions } from './use-actions.ts'
import { useLingering } from './use-lingering.ts'

interface CardsProps {
  notifications: readonly Notification[]
  actions: Actions
  onRead: (one: Notification) => void
  whenNone: ReactNode
}

/** A card each; one that leaves takes its time, and the focus has gone to its neighbour by then. */
export function Cards({ notifications, actions, onRead, whenNone }: CardsProps) {
  const { shown, gone } = useLingering(notifications)
  if (shown.length === 0) return whenNone

  const neighbourOf = (one: Notification) => {
    const at = notifications.indexOf(one)
    return notifications[at + 1] ?? notifications[at - 1]
  }
  const dismiss = (one: Notification) => {
    const neighbour = neighbourOf(one)
    actions.dismiss(one)
    firstOf(neighbour && closerId(neighbour), panelTitleId)?.focus()
  }
  const markUnread = (one: Notification) => {
    actions.markUnread(one)
    firstOf(openerId(one))?.focus()
  }

  return (
    <chakra.ul display="grid" gap="1" listStyleType="none">
      {shown.map(({ item, leaving }) => (
        <NotificationCard
          key={item.id}
          notification={item}
          title={actions.titleOf(item)}
          leaving={leaving}
          onGone={() => gone(item.id)}
          onRead={() => onRead(item)}
          onDismiss={() => dismiss(item)}
          onMarkUnread={() => markUnread(item)}
        />
      ))}
    </chakra.ul>
  )
}
