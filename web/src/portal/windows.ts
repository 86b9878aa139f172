const closable = new Set<Window>()

interface OpenOptions {
  /** Closes with this page and at sign-out; until then it can tell who has opened it. */
  closes?: boolean
}

/**
 * Opens an address in a new window, which knows nothing of this one unless it has to be closed with
 * it. False when the browser blocks it: a window that is opened with `noopener` would not tell.
 */
export function openWindow(address: string, { closes = false }: OpenOptions = {}): boolean {
  const opened = window.open('', '_blank')
  if (!opened) return false
  if (closes) closable.add(opened)
  else opened.opener = null
  opened.location.replace(address)
  return true
}

/** Closes the windows that are not to outlive a session. */
export function closeWindows() {
  for (const opened of closable) opened.close()
  closable.clear()
}

window.addEventListener('pagehide', closeWindows)
