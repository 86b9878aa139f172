import { useSyncExternalStore } from 'react'
import { useText } from '../../../language/use-text.ts'
import { BottomBar } from '../../../ui/bottom-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { OpensNewTab } from '../../../ui/opens-new-tab.tsx'
import { text } from './messages.ts'
import { isScrolledPast } from './scroll-threshold.ts'

interface FloatingApplyProps {
  sectionId: string
  /** Set when applications are made on another site [2 §1]. */
  externalUrl: string | null
}

/** Apply Now button, shown until the page is scrolled to the apply section [2 §2]. */
export function FloatingApply({ sectionId, externalUrl }: FloatingApplyProps) {
  const t = useText(text)
  const hidden = useSyncExternalStore(subscribeToScroll, () =>
    isHidden(sectionId, externalUrl !== null),
  )
  if (hidden) return null

  const goToSection = () => {
    const heading = document.getElementById(sectionId)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <BottomBar>
      {externalUrl ? (
        <Button asChild look="primary">
          <a href={externalUrl} data-track="apply-now" target="_blank" rel="noopener noreferrer">
            {t('applyNow')}
            <OpensNewTab />
          </a>
        </Button>
      ) : (
        <Button look="primary" data-track="apply-now" onClick={goToSection}>
          {t('applyNow')}
        </Button>
      )}
    </BottomBar>
  )
}

function subscribeToScroll(listener: () => void) {
  const events = ['scroll', 'resize'] as const
  for (const event of events) window.addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/**
 * Also hidden once the section fills half of the window, which the button would cover, or shows its
 * own link to the other site.
 */
function isHidden(sectionId: string, isExternal: boolean): boolean {
  const { scrollY, innerHeight } = window
  const top = document.getElementById(sectionId)?.getBoundingClientRect().top ?? innerHeight
  if (top < (isExternal ? innerHeight - 160 : innerHeight / 2)) return true
  return isScrolledPast({
    scrollY,
    innerHeight,
    scrollHeight: document.documentElement.scrollHeight,
  })
}
