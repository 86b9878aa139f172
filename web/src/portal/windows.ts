const closable = new Set<Window>()

/** Opens a window without `opener`; false when blocked, which `noopener` would not report. */
export function openWindow(address: string): boolean {
  const opened = window.open('', '_blank')
  if (!opened) return false
  opened.opener = null
  opened.location.replace(address)
  return true
}

/** Closes the window with this page, and at sign-out. */
export function closeWithSession(opened: Window) {
  closable.add(opened)
}

/** Closes the windows that must not outlive the session. */
export function closeWindows() {
  for (const opened of closable) opened.close()
  closable.clear()
}

window.addEventListener('pagehide', closeWindows)
