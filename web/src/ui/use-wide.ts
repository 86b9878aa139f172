import { useSyncExternalStore } from 'react'

/** From here on there is room for a menu beside the page: `md` of the theme [decisions, one breakpoint]. */
const wide = () => window.matchMedia('(min-width: 768px)')

function follow(changed: () => void) {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is wide, also after it has been resized or turned. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => wide().matches)
}
