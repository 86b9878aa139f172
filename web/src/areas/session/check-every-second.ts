/** `visibilitychange` bubbles from the document. */
const events = ['visibilitychange', 'focus', 'pageshow']

/**
 * Checks each second, and at once when the page is shown again: timers stop while a computer sleeps,
 * so checks must compare clock times. Returns how to stop.
 */
export function checkEverySecond(check: () => void): () => void {
  const timer = setInterval(check, 1000)
  for (const event of events) window.addEventListener(event, check)
  return () => {
    clearInterval(timer)
    for (const event of events) window.removeEventListener(event, check)
  }
}
