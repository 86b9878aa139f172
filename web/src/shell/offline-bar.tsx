import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useText } from '../language/use-text.ts'
import { text } from './messages.ts'

export function OfflineBar() {
  const t = useText(text)
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine)
  if (!isOffline) return null
  return (
    <chakra.p role="status" data-not-printed="" bg="accentSoft" fontSize="sm" textAlign="center">
      {t('offline')}
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
