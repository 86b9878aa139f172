/**
 * Checks each second, and at once when the page is shown again: timers stop while a computer sleeps,
 * so checks must compare clock times. Returns how to stop.
 */
export function checkEverySecond(check: () => void): () => void {
  const timer = setInterval(check, 1000)
  const sources = [document, window]
  for (const source of sources)
    for (const event of ['visibilitychange', 'focus', 'pageshow'])
      source.addEventListener(event, check)
  return () => {
    clearInterval(timer)
    for (const source of sources)
      for (const event of ['visibilitychange', 'focus', 'pageshow'])
        source.removeEventListener(event, check)
  }
}
