import { useEffect, useSyncExternalStore } from 'react'
import { type Saver, type SaveState, saverOf } from './saver.ts'

/** Keeps what is typed, also when the page is put away or left. */
export function useSaver(id: string): [Saver, SaveState] {
  const saver = saverOf(id)
  const state = useSyncExternalStore(saver.follow, saver.state)

  useEffect(() => {
    // Phones put pages away without ever leaving them; then there is time for more than a last word.
    const onHide = () => {
      if (document.visibilityState === 'hidden') saver.leave()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', saver.leave)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', saver.leave)
      saver.leave()
    }
  }, [saver])

  useEffect(() => {
    if (state !== 'waiting') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [state])

  return [saver, state]
}
