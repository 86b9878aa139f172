import { useSyncExternalStore } from 'react'

let pendingCount = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  pendingCount += by
  for (const listener of listeners) listener()
}

export async function track<T>(call: Promise<T>): Promise<T> {
  change(1)
  try {
    return await call
  } finally {
    change(-1)
  }
}

export function useActivity(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pendingCount > 0,
  )
}
