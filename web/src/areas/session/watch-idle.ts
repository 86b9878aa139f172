import { createChannel } from '../../portal/channel.ts'
import { checkEverySecond } from './check-every-second.ts'
import { delayForOtherTabs } from './delay-for-other-tabs.ts'

const inputEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'scroll',
]

/** A message is the time of the last input, or the question for it. */
const channel = createChannel<number | 'any?'>('gatehouse.signs')

/** How often other tabs are told that somebody is there. */
const announceIntervalMs = 1000

interface IdleOptions {
  /** Without a sign of somebody for this long, it counts down. */
  idleMs: number
  countdownMs: number
  /** The time at which the countdown ends, or null when it is over or called off. */
  onCountdown(until: number | null): void
  /** Somebody is there. */
  onInput(): void
  /** Nobody was there to the end. */
  onTimeout(): void
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
  onInput: onSign,
  onTimeout: onOver,
}: IdleOptions): IdleWatch {
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
      callOff = delayForOtherTabs(onOver)
      channel.post('any?')
    }
  }

  function note(time: number) {
    if (time <= last) return
    last = time
    check()
  }

  function tell() {
    told = last
    channel.post(last)
  }

  function sign() {
    check()
    if (until !== null) return
    last = Date.now()
    if (Math.abs(last - told) >= announceIntervalMs) tell()
    onSign()
  }

  const unsubscribe = channel.subscribe((message) => {
    if (message === 'any?') channel.post(last)
    else note(message)
  })
  for (const kind of inputEvents)
    window.addEventListener(kind, sign, { capture: true, passive: true })
  const stopChecking = checkEverySecond(check)
  // Who opens a page is there.
  tell()

  function stop() {
    stopChecking()
    callOff?.()
    unsubscribe()
    for (const kind of inputEvents) window.removeEventListener(kind, sign, { capture: true })
  }

  return {
    extend() {
      note(Date.now())
      tell()
    },
    stop,
  }
}
