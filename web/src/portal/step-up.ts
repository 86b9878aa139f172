import { createPromptHost } from './prompt-host.ts'

/** Host of the dialog that asks for a passcode. */
export const stepUpHost = createPromptHost()

let underWay: Promise<boolean> | undefined
let done = 0

/** How often it was done in the life of this page. */
export function stepUpCount(): number {
  return done
}

/**
 * Whether the session got another id since then, as every step up gives it: what was refused
 * meanwhile under the old one may be asked again.
 */
export async function hasSteppedUpSince(before: number): Promise<boolean> {
  if (underWay) await new Promise((resolve) => setTimeout(resolve, answerMs))
  return done > before
}

/** The answer that brings the new id may come a moment after the refusal of the old one. */
const answerMs = 500

/** Asks once, however many calls need it at the same time; the gateway lets one of them pass. */
export function requestStepUp(): Promise<boolean> {
  underWay ??= stepUpHost
    .ask()
    .then((stepped) => {
      if (stepped) done++
      return stepped
    })
    .finally(() => {
      underWay = undefined
    })
  return underWay
}
