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

/** Messages: the time of the last input, or a request for it. */
const channel = createChannel<number | 'any?'>('gatehouse.signs')

const announceIntervalMs = 1000

interface IdleOptions {
  /** Time without input until the countdown starts. */
  idleMs: number
  countdownMs: number
  /** With the countdown's end, or null when it is cancelled. */
  onCountdown(deadline: number | null): void
  onInput(): void
  onTimeout(): void
}

export interface IdleWatch {
  extend(): void
  stop(): void
}

/**
 * Watches for input in all tabs of this browser [1 §4 Session expiry]. Only `extend` cancels the
 * countdown: a mouse moved by accident must not keep a session open.
 */
export function watchIdle({
  idleMs,
  countdownMs,
  onCountdown,
  onInput,
  onTimeout,
}: IdleOptions): IdleWatch {
  let lastInput = Date.now()
  let announced = 0
  let deadline: number | null = null
  let cancelTimeout: (() => void) | undefined

  const setDeadline = (next: number | null) => {
    if (next === deadline) return
    deadline = next
    onCountdown(deadline)
  }

  function check() {
    const now = Date.now()
    // A clock set back must not keep a session open.
    lastInput = Math.min(lastInput, now)
    const idle = now - lastInput
    setDeadline(idle >= idleMs ? lastInput + idleMs + countdownMs : null)
    const timedOut = idle >= idleMs + countdownMs
    if (!timedOut) {
      cancelTimeout?.()
      cancelTimeout = undefined
    } else if (!cancelTimeout) {
      cancelTimeout = delayForOtherTabs(onTimeout)
      channel.post('any?')
    }
  }

  function recordInput(time: number) {
    if (time <= lastInput) return
    lastInput = time
    check()
  }

  function announce() {
    announced = lastInput
    channel.post(lastInput)
  }

  function handleInput() {
    check()
    if (deadline !== null) return
    lastInput = Date.now()
    if (Math.abs(lastInput - announced) >= announceIntervalMs) announce()
    onInput()
  }

  const unsubscribe = channel.subscribe((message) => {
    if (message === 'any?') channel.post(lastInput)
    else recordInput(message)
  })
  for (const kind of inputEvents)
    window.addEventListener(kind, handleInput, { capture: true, passive: true })
  const stopChecking = checkEverySecond(check)
  // Opening a page counts as input.
  announce()

  function stop() {
    stopChecking()
    cancelTimeout?.()
    unsubscribe()
    for (const kind of inputEvents) window.removeEventListener(kind, handleInput, { capture: true })
  }

  return {
    extend() {
      recordInput(Date.now())
      announce()
    },
    stop,
  }
}
