import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../language/use-text.ts'
import { text } from './messages.ts'

/** The number at the bell. */
export function Badge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      top="2px"
      insetInlineEnd="2px"
      minWidth="20px"
      paddingInline="half"
      borderRadius="10px"
      bg="accent"
      color="onAccent"
      fontSize="0.75rem"
      fontWeight="700"
      lineHeight="20px"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </chakra.span>
  )
}

/** Says the number whenever it becomes another one; not at first, and not at every read. */
export function CountAnnouncement({ count }: { count: number | undefined }) {
  const t = useText(text)
  const [said, setSaid] = useState<number>()
  const before = useRef(count)
  useEffect(() => {
    if (before.current !== undefined && before.current !== count) setSaid(count)
    before.current = count
  }, [count])
  // Outside of the page, which is silent while a panel or dialog covers it.
  return createPortal(
    <chakra.span role="status" srOnly>
      {said !== undefined && t('unreadNow', { count: said })}
    </chakra.span>,
    document.body,
  )
}
