/** Messages carry no data: each tab revalidates its own list. */
const channel = new BroadcastChannel('gatehouse.notifications')

export function notifyTabs() {
  channel.postMessage('changed')
}

/** Returns the unsubscribe function. */
export function subscribeToTabs(onChange: () => void): () => void {
  channel.addEventListener('message', onChange)
  return () => channel.removeEventListener('message', onChange)
}
