import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../language/use-text.ts'
import { text } from './messages.ts'

interface UnreadBadgeProps {
  count: number
  /** The list could not be read. */
  isUnknown: boolean
}

export function UnreadBadge({ count, isUnknown }: UnreadBadgeProps) {
  if (count === 0 && !isUnknown) return null
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      top="2px"
      insetInlineEnd="2px"
      minWidth="20px"
      paddingInline="half"
      borderRadius="10px"
      bg={isUnknown ? 'danger' : 'info'}
      color={isUnknown ? 'surface' : 'onAccent'}
      fontSize="0.75rem"
      fontWeight="700"
      lineHeight="20px"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {isUnknown ? '!' : count > 99 ? '99+' : count}
    </chakra.span>
  )
}

/** Live region that announces changes of the count, not its first value. */
export function CountAnnouncement({ count }: { count: number | undefined }) {
  const t = useText(text)
  const [announcedCount, setAnnouncedCount] = useState<number>()
  const previous = useRef(count)
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== count) setAnnouncedCount(count)
    previous.current = count
  }, [count])
  // Portal: the page is inert, so silent, behind a panel or dialog.
  return createPortal(
    <chakra.span role="status" srOnly>
      {announcedCount !== undefined && t('unreadCount', { count: announcedCount })}
    </chakra.span>,
    document.body,
  )
}
