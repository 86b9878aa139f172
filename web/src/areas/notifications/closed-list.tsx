import { chakra } from '@chakra-ui/react'
import {
  listClosedNotifications,
  type Notification,
} from '@gatehouse/contracts/portal/notifications'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import { setCached, useRead } from '../../portal/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyInbox } from './empty-inbox.tsx'
import { focusFirst, openButtonId, panelTitleId } from './focus-targets.ts'
import { text } from './messages.ts'
import type { Actions } from './use-actions.ts'
import { useShowMore } from './use-show-more.tsx'

interface ClosedListProps {
  actions: Actions
  onOpen: (notification: Notification) => void
}

/** Dismissed notifications, read when they are asked for [4]. */
export function ClosedList(props: ClosedListProps) {
  const read = useRead(listClosedNotifications, {}, { onMount: true })
  return (
    <Loaded
      read={read}
      isEmpty={({ notifications }) => notifications.length === 0}
      empty={<EmptyInbox filter="closed" />}
    >
      {({ notifications }) => <ClosedCards notifications={notifications} {...props} />}
    </Loaded>
  )
}

interface ClosedCardsProps extends ClosedListProps {
  notifications: readonly Notification[]
}

function ClosedCards({ notifications, actions, onOpen }: ClosedCardsProps) {
  const t = useText(text)
  const dateTime = useDateTime()
  const { shown, moreButton } = useShowMore(notifications)

  const keepOnly = (others: Notification[]) => {
    void setCached(listClosedNotifications, {}, { notifications: others })
    focusFirst(panelTitleId)
  }
  const bringBack = (one: Notification) => {
    void actions.bringBack(one)
    keepOnly(notifications.filter(({ id }) => id !== one.id))
  }
  const bringAllBack = () => {
    void actions.bringAllBack(notifications)
    keepOnly([])
  }
  return (
    <>
      {notifications.length > 1 && (
        <chakra.div display="flex" justifyContent="flex-end">
          <Button look="plain" onClick={bringAllBack}>
            {t('bringAllBack')}
          </Button>
        </chakra.div>
      )}
      <chakra.ul display="grid" gap="1" listStyleType="none">
        {shown.map((one) => (
          <li key={one.id}>
            <Card padding="1">
              <Title type="button" id={openButtonId(one)} onClick={() => onOpen(one)}>
                <span lang={one.title ? one.language : undefined}>{actions.titleOf(one)}</span>
              </Title>
              {one.originated && (
                <chakra.p fontSize="sm" color="muted">
                  <time dateTime={one.originated}>{dateTime(one.originated)}</time>
                </chakra.p>
              )}
              <Button
                look="plain"
                px="0"
                minHeight="44px"
                fontSize="sm"
                aria-label={t('bringBackOf', { title: actions.titleOf(one) })}
                onClick={() => bringBack(one)}
              >
                {t('bringBack')}
              </Button>
            </Card>
          </li>
        ))}
      </chakra.ul>
      {moreButton}
    </>
  )
}

const Title = chakra('button', {
  base: {
    minHeight: '44px',
    textAlign: 'start',
    color: 'accent',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
})
