import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useText } from '../language/use-text.ts'
import { useActivity } from '../portal/activity.ts'
import { SlidingBar } from '../ui/sliding-bar.tsx'
import { text } from './messages.ts'

/** Shorter requests show no bar: it would only flash. */
const showDelayMs = 150

export function LoadingBar() {
  const t = useText(text)
  const busy = useActivity()
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!busy) return setShown(false)
    const timer = setTimeout(() => setShown(true), showDelayMs)
    return () => clearTimeout(timer)
  }, [busy])

  if (!shown) return null
  return (
    <chakra.div
      role="progressbar"
      aria-label={t('loading')}
      data-not-printed=""
      position="fixed"
      insetInline="0"
      top="0"
      height="4px"
      bg="accentSoft"
      zIndex="1400"
      overflow="hidden"
    >
      <SlidingBar />
    </chakra.div>
  )
}
