import { useState } from 'react'

/**
 * Returns a function for `finalFocusEl` of a dialog: the element that had the focus at the dialog's
 * first rendering. The dialog itself looks a frame later, when one of its own fields may have it.
 */
export function useFocusedBefore(): () => HTMLElement | null {
  const [element] = useState(() => document.activeElement)
  return () => (element instanceof HTMLElement && element.isConnected ? element : null)
}
