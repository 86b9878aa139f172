import { checkEverySecond } from './check-every-second.ts'
import { delayForOtherTabs } from './delay-for-other-tabs.ts'

const warnMs = 120_000

interface EndOptions {
  endsAt: number
  onWarn(): void
  onEnd(): void
}

/** Watches for the absolute end of a session; returns how to stop. */
export function watchEnd({ endsAt, onWarn, onEnd }: EndOptions): () => void {
  let warned = false
  let cancelEnd: (() => void) | undefined

  function check() {
    const remaining = endsAt - Date.now()
    if (remaining <= 0) {
      cancelEnd ??= delayForOtherTabs(onEnd)
    } else if (remaining <= warnMs && !warned) {
      warned = true
      onWarn()
    }
  }

  const stopChecking = checkEverySecond(check)
  check()
  return () => {
    stopChecking()
    cancelEnd?.()
  }
}
