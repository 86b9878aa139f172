/** Longer than dialogs and pages take to set the focus themselves. */
const graceMs = 100

let focused: Element | undefined
/** From the parent of the focused element up. */
let ancestors: Element[] = []

/**
 * Moves the focus of an element that disappears, such as a Retry that has helped, to the heading of the
 * part it was in: a keyboard goes on from there, and a screen reader says its name.
 */
export function keepFocus() {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    focused = target
    ancestors = ancestorsOf(target)
  })
  document.addEventListener('focusout', ({ target }) => {
    // Chromium sends it for a removed element too, before the removal.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = undefined
    })
  })
  new MutationObserver(() => {
    if (focused && !focused.isConnected) setTimeout(moveFocus, graceMs)
  }).observe(document.body, { childList: true, subtree: true })
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}

function moveFocus() {
  if (!focused || focused.isConnected || document.activeElement !== document.body) return
  focused = undefined
  const heading = ancestors
    .filter((ancestor) => ancestor.isConnected && !ancestor.matches('html, body, #root'))
    .map((ancestor) => ancestor.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6'))
    .find((found) => found !== null)
  const target = heading ?? document.querySelector('h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}
