import { everySecond } from './every-second.ts'
import { whenSettled } from './when-settled.ts'

/** How long before its end people are warned [1 §9]. */
export const warnMs = 120_000

interface End {
  /** The time at which the session ends. */
  endsAt: number
  /** The end is near. */
  onNear(): void
  onEnd(): void
}

/** Watches for the end of a session, which comes however much it is used. Gives how to stop. */
export function watchEnd({ endsAt, onNear, onEnd }: End): () => void {
  let near = false
  let callOff: (() => void) | undefined

  function check() {
    const left = endsAt - Date.now()
    if (left <= 0) {
      callOff ??= whenSettled(onEnd)
    } else if (left <= warnMs && !near) {
      near = true
      onNear()
    }
  }

  const stopChecking = everySecond(check)
  check()
  return () => {
    stopChecking()
    callOff?.()
  }
}
