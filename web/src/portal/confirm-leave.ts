import { isLeaving } from './signed-out.ts'

const events = ['beforeunload', 'gatehouse:reload'] as const

/**
 * Until the returned function is called, the browser asks before the page is left, and a lazy part does
 * not reload it.
 */
export function confirmLeave(): () => void {
  const confirm = (event: Event) => {
    if (!isLeaving()) event.preventDefault()
  }
  for (const event of events) window.addEventListener(event, confirm)
  return () => {
    for (const event of events) window.removeEventListener(event, confirm)
  }
}
