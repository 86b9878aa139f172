import { flushSync } from 'react-dom'

/**
 * Scrolls by as much as the change moves the element, so that it stays where it is seen. Browsers with
 * scroll anchoring have done so by then.
 */
export function keepInPlace(id: string, change: () => void) {
  const topOf = () => document.getElementById(id)?.getBoundingClientRect().top ?? 0
  const before = topOf()
  flushSync(change)
  window.scrollBy(0, topOf() - before)
}
