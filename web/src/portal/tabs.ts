import { readSession } from '@gatehouse/contracts/portal/session'
import { createChannel } from './channel.ts'
import { peek } from './use-read.ts'

/** Session change, broadcast to the other tabs of this browser. */
export type SessionEvent = 'signed in' | 'signed out' | 'idle' | 'idle, payroll open' | 'expired'

const channel = createChannel<SessionEvent>('gatehouse')

export function postSessionEvent(event: SessionEvent) {
  channel.post(event)
}

/** Calls the listener for events of other tabs that do not match the session known here. */
export function subscribeToTabs(onEvent: (event: SessionEvent) => void) {
  return channel.subscribe((event) => {
    const signedIn = Boolean(peek(readSession, {})?.person)
    if (signedIn !== (event === 'signed in')) onEvent(event)
  })
}
