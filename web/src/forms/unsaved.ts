import { createPromptHost } from '../portal/prompt-host.ts'

/** Forms on the page that hold something unsent, by the id of their fields; each empties its form of it. */
export const unsavedForms = new Map<string, () => void>()

/** Host of the dialog that asks before unsaved input is lost. */
export const unsavedHost = createPromptHost()

/** Empties them, once somebody has agreed. */
export function loseUnsaved() {
  for (const empty of unsavedForms.values()) empty()
  unsavedForms.clear()
}

/**
 * Before anything of people signed in that takes what was typed away: false when somebody would rather
 * keep it. As long as nobody is there who asks, on a slow connection, it waits, and nothing is lost.
 */
export async function mayLoseUnsaved(): Promise<boolean> {
  if (unsavedForms.size === 0) return true
  const agreed = await unsavedHost.ask()
  if (agreed) loseUnsaved()
  return agreed
}
