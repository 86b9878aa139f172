import { chakra } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import type { ReactNode } from 'react'
import { closeButtonId, focusFirst, openButtonId, panelTitleId } from './focus-targets.ts'
import { NotificationCard } from './notification-card.tsx'
import type { Actions } from './use-actions.ts'
import { useExitTransition } from './use-exit-transition.ts'
import { useShowMore } from './use-show-more.tsx'

interface CardsProps {
  notifications: readonly Notification[]
  actions: Actions
  onOpen: (notification: Notification) => void
  emptyState: ReactNode
}

/** On dismissal focus moves to the neighbour at once; the card itself fades out. */
export function Cards({
  notifications,
  actions,
  onOpen: onRead,
  emptyState: whenNone,
}: CardsProps) {
  const { shown, moreButton } = useShowMore(notifications)
  const { items, finishExit } = useExitTransition(shown)
  if (items.length === 0) return whenNone

  const neighbourOf = (one: Notification) => {
    const index = shown.indexOf(one)
    return shown[index + 1] ?? shown[index - 1]
  }
  const dismiss = (one: Notification) => {
    const neighbour = neighbourOf(one)
    actions.dismiss(one)
    focusFirst(neighbour && closeButtonId(neighbour), panelTitleId)
  }
  const markUnread = (one: Notification) => {
    actions.markUnread(one)
    focusFirst(openButtonId(one))
  }

  return (
    <>
      <chakra.ul display="grid" gap="1" listStyleType="none">
        {items.map(({ item, exiting }) => (
          <NotificationCard
            key={item.id}
            notification={item}
            title={actions.titleOf(item)}
            exiting={exiting}
            onExited={() => finishExit(item.id)}
            onOpen={() => onRead(item)}
            onDismiss={() => dismiss(item)}
            onMarkUnread={() => markUnread(item)}
          />
        ))}
      </chakra.ul>
      {moreButton}
    </>
  )
}
