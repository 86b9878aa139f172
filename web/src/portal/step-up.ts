import { hasCode } from './portal-error.ts'
import { createPromptHost } from './prompt-host.ts'

export const stepUpHost = createPromptHost()

let pending: Promise<boolean> | undefined
let count = 0

export function stepUpCount(): number {
  return count
}

/** Each step-up rotates the session id: a call refused under the old id may be retried. */
export async function hasSteppedUpSince(before: number): Promise<boolean> {
  if (pending) await new Promise((resolve) => setTimeout(resolve, graceMs))
  return count > before
}

/** The reply with the new id may arrive after the refusal of the old one. */
const graceMs = 500

/** The user has cancelled the passcode dialog, or it has shown an error of its own. */
export function isCancelledStepUp(error: unknown): boolean {
  return hasCode(error, 'step-up-required')
}

/** Single-flight: concurrent calls that need a step-up share one prompt. */
export function requestStepUp(): Promise<boolean> {
  pending ??= stepUpHost
    .ask()
    .then((stepped) => {
      if (stepped) count++
      return stepped
    })
    .finally(() => {
      pending = undefined
    })
  return pending
}
