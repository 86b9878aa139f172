/**
 * Checks each second, and at once when somebody looks at the page again: timers stand still while
 * a computer sleeps. What is checked goes by the clock. Gives how to stop.
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
