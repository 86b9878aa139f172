import { useSyncExternalStore } from 'react'

let underWay = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  underWay += by
  for (const listener of listeners) listener()
}

/** Counts a call as under way until its promise settles. */
export async function track<T>(call: Promise<T>): Promise<T> {
  change(1)
  try {
    return await call
  } finally {
    change(-1)
  }
}

/** Whether any call to the gateway is under way. */
export function useActivity(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => underWay > 0,
  )
}
