import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { type ReactNode, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirst, openButtonId } from './focus-targets.ts'
import { text } from './messages.ts'

const cardsPerStep = 30

interface FirstNotifications {
  /** Referentially stable while unchanged. */
  shown: readonly Notification[]
  moreButton: ReactNode
}

/**
 * The first notifications, and a button that shows the next ones and moves the focus to them. A phone
 * renders 400 cards in five seconds.
 */
export function useShowMore(all: readonly Notification[]): FirstNotifications {
  const t = useText(text)
  const [limit, setLimit] = useState(cardsPerStep)
  const shown = useMemo(() => all.slice(0, limit), [all, limit])
  const next = all[limit]

  const showMore = (first: Notification) => {
    flushSync(() => setLimit(limit + cardsPerStep))
    focusFirst(openButtonId(first))
  }
  return {
    shown,
    moreButton: next && (
      <Button onClick={() => showMore(next)}>
        {t('showMore', { count: Math.min(all.length - limit, cardsPerStep) })}
      </Button>
    ),
  }
}
