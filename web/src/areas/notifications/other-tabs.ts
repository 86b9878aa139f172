import { createChannel } from '../../portal/channel.ts'

/** Carries no data: each tab reads the notifications itself. */
const channel = createChannel<'changed'>('gatehouse.notifications')

export function tellOtherTabs() {
  channel.post('changed')
}

/** Calls the listener when another tab has changed a notification; returns how to unsubscribe. */
export function followOtherTabs(onChange: () => void): () => void {
  return channel.subscribe(onChange)
}
