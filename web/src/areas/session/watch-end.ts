import { checkEverySecond } from './check-every-second.ts'
import { delayForOtherTabs } from './delay-for-other-tabs.ts'

/** How long before its end people are warned [1 §9]. */
export const warnMs = 120_000

interface EndOptions {
  /** The time at which the session ends. */
  endsAt: number
  /** The end is near. */
  onWarn(): void
  onEnd(): void
}

/** Watches for the end of a session, which comes however much it is used. Gives how to stop. */
export function watchEnd({ endsAt, onWarn: onNear, onEnd }: EndOptions): () => void {
  let near = false
  let callOff: (() => void) | undefined

  function check() {
    const left = endsAt - Date.now()
    if (left <= 0) {
      callOff ??= delayForOtherTabs(onEnd)
    } else if (left <= warnMs && !near) {
      near = true
      onNear()
    }
  }

  const stopChecking = checkEverySecond(check)
  check()
  return () => {
    stopChecking()
    callOff?.()
  }
}
