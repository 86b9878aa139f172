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

/** Asks once, however many calls need it at the same time; the gateway lets one of them pass. */
export function askForStepUp(): Promise<boolean> {
  underWay ??= asking
    .then((ask) => ask())
    .finally(() => {
      underWay = undefined
    })
  return underWay
}
