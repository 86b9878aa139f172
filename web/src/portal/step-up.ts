/** Asks the person for a passcode; false when they would rather not. */
type AskForPasscode = () => Promise<boolean>

let answer: (ask: AskForPasscode) => void
let asking = new Promise<AskForPasscode>((resolve) => {
  answer = resolve
})

/** The dialog that asks, once it is on the page; gives how to take it back. */
export function answerStepUps(ask: AskForPasscode): () => void {
  answer(ask)
  return () => {
    asking = new Promise((resolve) => {
      answer = resolve
    })
  }
}

let underWay: Promise<boolean> | undefined
let done = 0

/** How often it was done in the life of this page. */
export function stepUpsDone(): number {
  return done
}

/**
 * Whether the session got another id since then, as every step up gives it: what was refused
 * meanwhile under the old one may be asked again.
 */
export async function steppedUpSince(before: number): Promise<boolean> {
  if (underWay) await new Promise((resolve) => setTimeout(resolve, answerMs))
  return done > before
}

/** The answer that brings the new id may come a moment after the refusal of the old one. */
const answerMs = 500

/** Asks once, however many calls need it at the same time; the gateway lets one of them pass. */
export function askForStepUp(): Promise<boolean> {
  underWay ??= asking
    .then((ask) => ask())
    .then((stepped) => {
      if (stepped) done++
      return stepped
    })
    .finally(() => {
      underWay = undefined
    })
  return underWay
}
