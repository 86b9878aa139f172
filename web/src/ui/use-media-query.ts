import { useCallback, useRef, useSyncExternalStore } from 'react'

/** Unchanged while the page is printed: browsers have counted the sheets by then. */
export function useMediaQuery(query: string): boolean {
  const onScreen = useRef<boolean>(undefined)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => {
    const isPrinted = window.matchMedia('print').matches
    if (!isPrinted || onScreen.current === undefined)
      onScreen.current = window.matchMedia(query).matches
    return onScreen.current
  })
}
