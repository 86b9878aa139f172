import { useLayoutEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

/** Counts a dialog as open while it is mounted. */
export function useOpenDialog() {
  useLayoutEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

/** True while a dialog covers the page. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0)
}

function change(by: number) {
  open += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
