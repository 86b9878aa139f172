import { useRef, useState } from 'react'
import { unsavedForms, unsavedValuesOf } from '../../forms/unsaved-forms.ts'
import { depositFormName } from './deposit-values.ts'

/**
 * The entry in the dialog: `openId` is '' to add one, undefined without a dialog. Unsent input from
 * before the end of the session opens its entry again.
 */
export function useOpenEntry(version: string) {
  const formName = depositFormName(version)
  const [opened, setOpened] = useState(() => ({ id: unsavedValuesOf(formName)?.entryId, version }))
  // In another list the id may be another account's.
  const isInList = opened.id === '' || opened.version === version
  const opener = useRef<Element>(null)
  return {
    openId: isInList ? opened.id : undefined,
    open(entryId: string) {
      unsavedForms.delete(formName)
      opener.current = document.activeElement
      setOpened({ id: entryId, version })
    },
    close() {
      unsavedForms.delete(formName)
      setOpened({ id: undefined, version })
    },
    /** The element that had the focus before the dialog; null if it is gone or takes none. */
    opener(): HTMLElement | null {
      const element = opener.current
      const isUsable =
        element instanceof HTMLElement && element.isConnected && element.tabIndex >= 0
      return isUsable ? element : null
    },
  }
}
