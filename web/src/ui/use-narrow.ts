import { useSyncExternalStore } from 'react'

/** The one breakpoint: up to here tables are cards, and filters a sheet [2 §9]. */
const narrow = window.matchMedia('(max-width: 768px)')

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    () => narrow.matches,
  )
}
