const closable = new Set<Window>()

interface OpenOptions {
  /** Closes with this page and at sign-out; such a window keeps its `opener`. */
  closeOnSignOut?: boolean
}

/** Opens a window without `opener`; false when blocked, which `noopener` would not report. */
export function openWindow(address: string, { closeOnSignOut = false }: OpenOptions = {}): boolean {
  const opened = window.open('', '_blank')
  if (!opened) return false
  if (closeOnSignOut) closable.add(opened)
  else opened.opener = null
  opened.location.replace(address)
  return true
}

/** Closes the windows that must not outlive the session. */
export function closeWindows() {
  for (const opened of closable) opened.close()
  closable.clear()
}

window.addEventListener('pagehide', closeWindows)
