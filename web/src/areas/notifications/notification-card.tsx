import { chakra } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { useEffect, useEffectEvent } from 'react'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isUnread } from './filters.ts'
import { text } from './messages.ts'
import { closerId, openerId } from './places.ts'

/** How long one that was dismissed is still there [1 §9 inbox removal delay]. */
const leavingMs = 300

interface NotificationCardProps {
  notification: Notification
  title: string
  /** It fades, and can be pressed no more. */
  leaving: boolean
  onGone: () => void
  onRead: () => void
  onDismiss: () => void
  onMarkUnread: () => void
}

export function NotificationCard(props: NotificationCardProps) {
  const { notification, title, leaving, onRead, onDismiss, onMarkUnread } = props
  const { status, originated, attachment } = notification
  const t = useText(text)
  const dateTime = useDateTime()
  const onGone = useEffectEvent(props.onGone)
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => onGone(), leavingMs)
    return () => clearTimeout(timer)
  }, [leaving])

  const unread = isUnread(notification)
  return (
    <chakra.li
      inert={leaving}
      display="grid"
      bg="surface"
      border="1px solid"
      borderColor="line"
      borderInlineStart="4px solid"
      borderInlineStartColor={unread ? 'accent' : 'line'}
      borderRadius="card"
      paddingInlineStart="1"
      opacity={leaving ? '0' : '1'}
      transform={leaving ? 'translateX(24px)' : 'none'}
      transition="opacity 225ms, transform 225ms"
    >
      <chakra.div display="flex" alignItems="flex-start">
        <chakra.button
          type="button"
          {...(!leaving && { id: openerId(notification) })}
          onClick={onRead}
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
          {status === 'new' && <NewBadge>{t('new')}</NewBadge>}
          {status === 'unread' && <chakra.span srOnly>{t('unread')}: </chakra.span>}
          {title}
        </chakra.button>
        <chakra.button
          type="button"
          {...(!leaving && { id: closerId(notification) })}
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
        paddingBottom={status === 'unread' ? '1' : '0'}
        fontSize="sm"
        color="muted"
      >
        {originated && <time dateTime={originated}>{dateTime(originated)}</time>}
        {attachment !== null && (
          <>
            <Icon shape="clip" size={18} />
            <chakra.span srOnly>{t('attached')}</chakra.span>
          </>
        )}
      </chakra.p>
      {status !== 'unread' && (
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
