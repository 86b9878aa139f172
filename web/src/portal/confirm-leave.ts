const events = ['beforeunload', 'gatehouse:reload'] as const

/**
 * The browser asks before the page is left, and a lazy part does not reload it, until the returned function
 * is called. Not after `leave`.
 */
export function confirmLeave(): () => void {
  const confirm = (event: Event) => {
    if (!document.body.hidden) event.preventDefault()
  }
  for (const event of events) window.addEventListener(event, confirm)
  return () => {
    for (const event of events) window.removeEventListener(event, confirm)
  }
}
