import { createPromptHost } from '../portal/prompt-host.ts'
import { unsavedForms } from './unsaved-forms.ts'

/** Reset functions of the forms with unsent input, by form id. */
export const dirtyForms = new Map<string, () => void>()

// Before a reload for a module that did not load (portal/reload-page.ts): unsent input is in memory only.
window.addEventListener('gatehouse:reload', (event) => {
  if (dirtyForms.size > 0 || unsavedForms.size > 0) event.preventDefault()
})

/** Host of the dialog that asks before unsaved input is discarded. */
export const discardPromptHost = createPromptHost()

export function resetDirtyForms() {
  for (const reset of dirtyForms.values()) reset()
  dirtyForms.clear()
}

/**
 * Asks before unsaved input is discarded; false if the user keeps it. Waits while the dialog is not yet
 * mounted.
 */
export async function confirmDiscard(): Promise<boolean> {
  if (dirtyForms.size === 0) return true
  const agreed = await discardPromptHost.ask()
  if (agreed) resetDirtyForms()
  return agreed
}
