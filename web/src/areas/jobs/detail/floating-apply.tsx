import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { KeptAtBottom } from '../../../ui/kept-at-bottom.tsx'
import { text as uiText } from '../../../ui/messages.ts'
import { text } from './messages.ts'
import { scrolledPast } from './scrolled.ts'

interface FloatingApplyProps {
  /** Id of the section where one applies. */
  section: string
  /** Where one applies instead, on another site [2 §1]. */
  elsewhere: string | null
}

/** Leads to where one applies, as long as the page is not scrolled there already [2 §2]. */
export function FloatingApply({ section, elsewhere }: FloatingApplyProps) {
  const t = useText(text)
  const ui = useText(uiText)
  const past = useSyncExternalStore(onScroll, () => isPast(section))
  if (past) return null

  const goThere = () => {
    const heading = document.getElementById(section)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <KeptAtBottom>
      {elsewhere ? (
        <Button asChild look="primary">
          <a href={elsewhere} target="_blank" rel="noopener noreferrer">
            {t('applyNow')} <chakra.span srOnly>{ui('opensNewTab')}</chakra.span>
          </a>
        </Button>
      ) : (
        <Button look="primary" onClick={goThere}>
          {t('applyNow')}
        </Button>
      )}
    </KeptAtBottom>
  )
}

function onScroll(listener: () => void) {
  const events = ['scroll', 'resize'] as const
  for (const event of events) window.addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Also where the form fills half of the window: the button would cover what it leads to. */
function isPast(section: string): boolean {
  const { scrollY, innerHeight } = window
  const top = document.getElementById(section)?.getBoundingClientRect().top ?? innerHeight
  if (top < innerHeight / 2) return true
  return scrolledPast({ scrollY, innerHeight, scrollHeight: document.documentElement.scrollHeight })
}
