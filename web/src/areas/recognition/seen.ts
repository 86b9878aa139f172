import { useSyncExternalStore } from 'react'

/** Who has looked at their badges in this tab: in the page's memory only, for it tells of a person. */
let seenBy: string | undefined
const watching = new Set<() => void>()

/** From now on the banner says nothing to this person here. The upstream's own word is final. */
export function noteSeen(personKey: string) {
  seenBy = personKey
  for (const changed of watching) changed()
}

function watch(changed: () => void) {
  watching.add(changed)
  return () => void watching.delete(changed)
}

export function useSeen(personKey: string): boolean {
  return useSyncExternalStore(watch, () => seenBy === personKey)
}
