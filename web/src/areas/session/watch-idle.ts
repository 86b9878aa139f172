import { everySecond } from './every-second.ts'
import { whenSettled } from './when-settled.ts'

const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'scroll',
]

/** How often other tabs are told that somebody is there. */
const tellEveryMs = 1000

interface Idleness {
  /** Without a sign of somebody for this long, it counts down. */
  idleMs: number
  countdownMs: number
  /** The time at which the countdown ends, or null when it is over or called off. */
  onCountdown(until: number | null): void
  /** Somebody is there. */
  onSign(): void
  /** Nobody was there to the end. */
  onOver(): void
}

export interface IdleWatch {
  /** Somebody wants to stay. */
  extend(): void
  stop(): void
}

/**
 * Watches whether somebody uses the portal in any tab of this browser [1 §4 Session expiry]. Once
 * it counts down, only `extend` calls that off, here or in another tab: a mouse that is pushed by
 * accident shall keep nobody's session open.
 */
export function watchIdle({
  idleMs,
  countdownMs,
  onCountdown,
  onSign,
  onOver,
}: Idleness): IdleWatch {
  /** Messages are times of signs, or the question for them. */
  const tabs = new BroadcastChannel('gatehouse.signs')
  let last = Date.now()
  let told = 0
  let until: number | null = null
  let callOff: (() => void) | undefined

  const show = (next: number | null) => {
    if (next === until) return
    until = next
    onCountdown(until)
  }

  function check() {
    const now = Date.now()
    // A clock that was set back must not keep a session open.
    last = Math.min(last, now)
    const idle = now - last
    show(idle >= idleMs ? last + idleMs + countdownMs : null)
    const over = idle >= idleMs + countdownMs
    if (!over) {
      callOff?.()
      callOff = undefined
    } else if (!callOff) {
      callOff = whenSettled(onOver)
      tabs.postMessage('any?')
    }
  }

  function note(time: number) {
    if (time <= last) return
    last = time
    check()
  }

  function tell() {
    told = last
    tabs.postMessage(last)
  }

  function sign() {
    check()
    if (until !== null) return
    last = Date.now()
    if (Math.abs(last - told) >= tellEveryMs) tell()
    onSign()
  }

  tabs.onmessage = ({ data }: MessageEvent<number | 'any?'>) => {
    if (data === 'any?') tabs.postMessage(last)
    else note(data)
  }
  for (const kind of signs) window.addEventListener(kind, sign, { capture: true, passive: true })
  const stopChecking = everySecond(check)
  // Who opens a page is there.
  tell()

  function stop() {
    stopChecking()
    callOff?.()
    tabs.close()
    for (const kind of signs) window.removeEventListener(kind, sign, { capture: true })
  }

  return {
    extend() {
      note(Date.now())
      tell()
    },
    stop,
  }
}
