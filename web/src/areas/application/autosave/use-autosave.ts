import { useEffect, useState, useSyncExternalStore } from 'react'
import { confirmLeave } from '../../../portal/confirm-leave.ts'
import { type Autosave, autosaveOf, type SaveState } from './autosave.ts'

/** The autosave of a job's draft; flushes changes when the page is hidden or left. */
export function useAutosave(jobId: string, isWorker: boolean): [Autosave, SaveState] {
  // Of the user who opened the form: it renders once more after the end of their session.
  const [autosave] = useState(() => autosaveOf(jobId, isWorker))
  const state = useSyncExternalStore(autosave.subscribe, autosave.state)

  useEffect(() => {
    // Phones discard hidden pages without firing pagehide.
    const onHide = () => {
      if (document.visibilityState === 'hidden') autosave.flush()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', autosave.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', autosave.flush)
      autosave.flush()
    }
  }, [autosave])

  useEffect(() => (state === 'retrying' ? confirmLeave() : undefined), [state])

  return [autosave, state]
}
