/** Forms on the page that hold something unsent, by the id of their fields; each empties its form of it. */
export const unsavedForms = new Map<string, () => void>()

let ask: () => Promise<boolean> = async () => true

/** Whoever asks people before what they typed is lost; gives how to take it back. */
export function askBeforeLosing(question: () => Promise<boolean>): () => void {
  ask = question
  return () => {
    ask = async () => true
  }
}

/** Empties them, once somebody has agreed. */
export function loseUnsaved() {
  for (const empty of unsavedForms.values()) empty()
  unsavedForms.clear()
}

/** Before anything that takes what was typed away: false when somebody would rather keep it. */
export async function mayLoseUnsaved(): Promise<boolean> {
  if (unsavedForms.size === 0) return true
  const agreed = await ask()
  if (agreed) loseUnsaved()
  return agreed
}
