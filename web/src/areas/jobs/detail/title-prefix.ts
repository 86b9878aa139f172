import { useEffect, useSyncExternalStore } from 'react'

let current = ''
const listeners = new Set<() => void>()

function set(prefix: string) {
  current = prefix
  for (const listener of listeners) listener()
}

/** Puts the step of the application before the job's title in the tab, while the caller is mounted. */
export function usePrefixTitle(prefix: string) {
  useEffect(() => {
    set(prefix)
    return () => set('')
  }, [prefix])
}

export function useTitlePrefix(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
