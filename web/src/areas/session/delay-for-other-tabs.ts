/** The visible tab goes first; the jitter keeps tabs apart. */
const visibleMs = 200
const hiddenMs = 3000
const jitterMs = 300

/** Waits for messages of other tabs, which are still queued after a sleep; returns how to cancel. */
export function delayForOtherTabs(then: () => void): () => void {
  const delay = document.visibilityState === 'visible' ? visibleMs : hiddenMs
  const timer = setTimeout(then, delay + Math.random() * jitterMs)
  return () => clearTimeout(timer)
}
