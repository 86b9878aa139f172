/** State of a history entry; the router writes `idx`. */
interface Entry {
  idx?: number
  overlays?: number
}

const closers: (() => void)[] = []
let entry: Entry = {}

const readEntry = (): Entry => history.state ?? {}
const overlaysAt = ({ overlays = 0 }: Entry) => overlays

/**
 * For a dialog, or a step of a form: adds a history entry, so that Back calls `close` instead of
 * leaving the page. Returns its cleanup: the entry remains, because removing it would race with a
 * navigation, and Back skips it.
 */
export function addOverlay(close: () => void) {
  closers.push(close)
  entry = readEntry()
  if (overlaysAt(entry) < closers.length) {
    entry = { ...entry, overlays: closers.length }
    history.pushState(entry, '')
  }
  return () => void closers.splice(closers.indexOf(close), 1)
}

/**
 * Hides the entries of overlays from the router, which would load their page anew. To be called
 * before the router is created: a window's listeners run in the order of their registration.
 */
export function hideOverlayEntries() {
  window.addEventListener('popstate', handlePop)
}

/** To be called after each navigation. */
export function followEntry() {
  entry = readEntry()
}

function handlePop(event: PopStateEvent) {
  const before = entry
  entry = readEntry()
  const isSamePage = entry.idx === before.idx && overlaysAt(entry) !== overlaysAt(before)
  if (!isSamePage) return
  event.stopImmediatePropagation()
  if (overlaysAt(entry) > overlaysAt(before)) return
  const close = closers.length > overlaysAt(entry) ? closers.at(-1) : undefined
  if (close) close()
  else history.back()
}
