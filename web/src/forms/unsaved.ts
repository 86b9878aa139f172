/** Forms on the page that hold something unsent, by the id of their fields; each empties its form of it. */
export const unsavedForms = new Map<string, () => void>()

type Question = () => Promise<boolean>

let answer: (question: Question) => void
let asking = new Promise<Question>((resolve) => {
  answer = resolve
})

/** Whoever asks people before what they typed is lost; gives how to take it back. */
export function askBeforeLosing(question: Question): () => void {
  answer(question)
  return () => {
    asking = new Promise((resolve) => {
      answer = resolve
    })
  }
}

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
  const ask = await asking
  const agreed = await ask()
  if (agreed) loseUnsaved()
  return agreed
}
