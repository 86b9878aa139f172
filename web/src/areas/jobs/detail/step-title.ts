import { useEffect, useSyncExternalStore } from 'react'

let shown = ''
const listeners = new Set<() => void>()

function show(step: string) {
  shown = step
  for (const listener of listeners) listener()
}

/** Puts the step of the application before the job's title in the tab, while the caller is mounted. */
export function useStepInTitle(step: string) {
  useEffect(() => {
    show(step)
    return () => show('')
  }, [step])
}

/** The step that is shown; '' for none. */
export function useShownStep(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}
