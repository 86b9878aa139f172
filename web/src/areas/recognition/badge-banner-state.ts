import { useSyncExternalStore } from 'react'

/** In memory only: it is personal data. */
let viewerKey: string | undefined
const listeners = new Set<() => void>()

/** In this tab, until the upstream marks the badges as viewed. */
export function hideBadgeBanner(personKey: string) {
  viewerKey = personKey
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useBadgeBannerHidden(personKey: string): boolean {
  return useSyncExternalStore(subscribe, () => viewerKey === personKey)
}
