import { maxPressesPerRequest, recordPresses } from '@gatehouse/contracts/portal/tracking'
import { send } from './call.ts'
import { locateVisitor, storedLocation } from './visitor-location.ts'

interface Consent {
  mayMeasure(): boolean
  onConsentChange(listener: () => void): () => void
}

export interface PressRecorder {
  recordPress(elementId: string): void
}

/** Presses within this time are sent together. */
const pauseMs = 2000
const idleTimeoutMs = 5000
const timeoutMs = 10_000

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(act, { timeout: idleTimeoutMs })
    : setTimeout(act)

/**
 * Sends presses of marked elements when the browser is idle or the page is hidden. A batch that fails
 * is dropped. Lazy-loaded.
 */
export function createPressRecorder({ mayMeasure, onConsentChange }: Consent): PressRecorder {
  let queue: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const elements = queue
    queue = []
    if (elements.length === 0 || !mayMeasure()) return
    const body = { elements, origin: storedLocation() }
    const read = async () => undefined
    // Not `call`, which shows the loading bar.
    send(recordPresses, { body }, { keepalive: true, read, timeoutMs }).catch(() => undefined)
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  onConsentChange(() => {
    if (!mayMeasure()) queue = []
  })

  return {
    recordPress(elementId) {
      void locateVisitor(mayMeasure)
      queue.push(elementId)
      if (queue.length === maxPressesPerRequest) flush()
      else timer ??= setTimeout(() => whenIdle(flush), pauseMs)
    },
  }
}
