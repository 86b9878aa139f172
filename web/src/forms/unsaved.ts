import { createPromptHost } from '../portal/prompt-host.ts'

/** Reset functions of the forms with unsent input, by form id. */
export const unsavedForms = new Map<string, () => void>()

/** Host of the dialog that asks before unsaved input is lost. */
export const unsavedHost = createPromptHost()

export function loseUnsaved() {
  for (const empty of unsavedForms.values()) empty()
  unsavedForms.clear()
}

/**
 * Asks before unsaved input is lost; false if the user keeps it. Waits while the dialog is not yet
 * mounted.
 */
export async function mayLoseUnsaved(): Promise<boolean> {
  if (unsavedForms.size === 0) return true
  const agreed = await unsavedHost.ask()
  if (agreed) loseUnsaved()
  return agreed
}
