import { createChannel } from '../../portal/channel.ts'

/** Messages carry no data: each tab revalidates its own list. */
const channel = createChannel<'changed'>('gatehouse.notifications')

export function notifyTabs() {
  channel.post('changed')
}

export function subscribeToTabs(onChange: () => void): () => void {
  return channel.subscribe(onChange)
}
