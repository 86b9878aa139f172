/** The tab in front goes first, and no two at the same time. */
const inFrontMs = 200
const behindMs = 3000
const spreadMs = 300

/**
 * Before a session is ended for all tabs, news of the others is waited for: after a sleep, what
 * they have said is still to be heard. Gives how to call it off.
 */
export function delayForOtherTabs(then: () => void): () => void {
  const least = document.visibilityState === 'visible' ? inFrontMs : behindMs
  const timer = setTimeout(then, least + Math.random() * spreadMs)
  return () => clearTimeout(timer)
}
