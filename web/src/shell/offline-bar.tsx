import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useText } from '../language/use-text.ts'
import { text } from './messages.ts'

/** The element stays: a live region that is inserted with its text is mostly not announced. */
export function OfflineBar() {
  const t = useText(text)
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine)
  return (
    <chakra.p aria-live="polite" data-not-printed="" bg="infoSoft" fontSize="sm" textAlign="center">
      {isOffline && t('offline')}
    </chakra.p>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
