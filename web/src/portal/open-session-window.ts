import { closeWithSession } from './windows.ts'

/**
 * Opens the windows of other sites. A window may navigate its opener, and only while it has one can the
 * portal close it: so this empty frame opens it. Made beforehand: a press counts for frames that exist.
 */
const frame = document.createElement('iframe')
frame.hidden = true
document.body.append(frame)

/** An empty window that closes with the session; null when blocked. Call it within a press. */
export function openSessionWindow(title: string): Window | null {
  const opened = frame.contentWindow?.open('', '_blank') ?? null
  if (!opened) return null
  opened.document.title = title
  opened.document.body.textContent = title
  closeWithSession(opened)
  return opened
}
