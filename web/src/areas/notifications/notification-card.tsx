import { chakra } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { useEffect, useEffectEvent } from 'react'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { isUnread } from './filters.ts'
import { closeButtonId, openButtonId } from './focus-targets.ts'
import { text } from './messages.ts'

/** Delay before a dismissed card is removed [1 §9 inbox removal delay]. */
const exitMs = 300

interface NotificationCardProps {
  notification: Notification
  title: string
  exiting: boolean
  onExited: () => void
  onOpen: () => void
  onDismiss: () => void
  onMarkUnread: () => void
}

export function NotificationCard(props: NotificationCardProps) {
  const { notification, title, exiting, onOpen, onDismiss, onMarkUnread } = props
  const { status, originated, attachment } = notification
  const t = useText(text)
  const dateTime = useDateTime()
  const onExited = useEffectEvent(props.onExited)
  useEffect(() => {
    if (!exiting) return
    const timer = setTimeout(() => onExited(), exitMs)
    return () => clearTimeout(timer)
  }, [exiting])

  const unread = isUnread(notification)
  return (
    <chakra.li
      inert={exiting}
      display="grid"
      bg="surface"
      border="1px solid"
      borderColor="line"
      borderInlineStart="4px solid"
      borderInlineStartColor={unread ? 'accent' : 'line'}
      borderRadius="card"
      paddingInlineStart="1"
      opacity={exiting ? '0' : '1'}
      transform={exiting ? 'translateX(24px)' : 'none'}
      transition="opacity 225ms, transform 225ms"
    >
      <chakra.div display="flex" alignItems="flex-start">
        <chakra.button
          type="button"
          {...(!exiting && { id: openButtonId(notification) })}
          onClick={onOpen}
          flex="1"
          minWidth="0"
          minHeight="44px"
          paddingBlock="1"
          textAlign="start"
          fontWeight={unread ? '700' : '400'}
          color="accent"
          cursor="pointer"
          _hover={{ textDecoration: 'underline' }}
        >
          {status === 'new' && (
            <>
              <NewBadge>{t('new')}</NewBadge>
              <chakra.span srOnly>: </chakra.span>{' '}
            </>
          )}
          {status === 'unread' && <chakra.span srOnly>{t('unread')}: </chakra.span>}
          <span lang={notification.title ? notification.language : undefined}>{title}</span>
        </chakra.button>
        <chakra.button
          type="button"
          {...(!exiting && { id: closeButtonId(notification) })}
          aria-label={t('dismiss', { title })}
          onClick={onDismiss}
          display="flex"
          alignItems="center"
          justifyContent="center"
          minHeight="44px"
          minWidth="44px"
          borderRadius="card"
          cursor="pointer"
          color="muted"
          _hover={{ bg: 'accentSoft', color: 'ink' }}
        >
          <Icon shape="close" size={18} />
        </chakra.button>
      </chakra.div>
      <chakra.p
        display="flex"
        gap="half"
        alignItems="center"
        paddingBottom={unread ? '1' : '0'}
        fontSize="sm"
        color="muted"
      >
        {originated && <time dateTime={originated}>{dateTime(originated)}</time>}
        {status === 'archived' && <span>· {t('isArchived')}</span>}
        {attachment !== null && (
          <>
            <WorkerIcon shape="clip" size={18} />
            <chakra.span srOnly>{t('hasAttachment')}</chakra.span>
          </>
        )}
      </chakra.p>
      {!unread && (
        <div>
          <Button
            look="plain"
            px="0"
            minHeight="44px"
            fontSize="sm"
            aria-label={t('markUnreadOf', { title })}
            onClick={onMarkUnread}
          >
            {t('markUnread')}
          </Button>
        </div>
      )}
    </chakra.li>
  )
}

const NewBadge = chakra('span', {
  base: {
    display: 'inline-block',
    marginInlineEnd: '1',
    paddingInline: 'half',
    borderRadius: '4px',
    bg: 'accent',
    color: 'onAccent',
    fontSize: '0.75rem',
    fontWeight: '700',
  },
})
