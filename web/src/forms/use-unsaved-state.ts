import { type Dispatch, type SetStateAction, useEffect, useId, useState } from 'react'
import { dirtyForms } from './dirty-forms.ts'
import { openForms, unsavedForms, unsavedValuesOf } from './unsaved-forms.ts'

interface UnsavedState<T> {
  value: T
  set: Dispatch<SetStateAction<T>>
  /** The value from before the end of the session is back. */
  restored: boolean
}

/**
 * State that counts as unsent input unless it is the initial value: leaving the page asks, and it
 * survives the end of the session like a form with `storeAs`. For JSON values without
 * passwords or codes.
 */
export function useUnsavedState<T>(storeAs: string, initial: T): UnsavedState<T> {
  const id = useId()
  const [unsaved] = useState(() => unsavedValuesOf(storeAs)?.json)
  const [value, set] = useState<T>(() => (unsaved === undefined ? initial : JSON.parse(unsaved)))
  const json = JSON.stringify(value)
  const isDirty = json !== JSON.stringify(initial)

  useEffect(() => {
    openForms.set(storeAs, () => (isDirty ? { id, values: { json } } : undefined))
    if (isDirty) dirtyForms.set(id, () => set(initial))
    else if (unsaved !== undefined) unsavedForms.delete(storeAs)
    return () => {
      openForms.delete(storeAs)
      dirtyForms.delete(id)
    }
  }, [json])

  return { value, set, restored: unsaved !== undefined && isDirty }
}
