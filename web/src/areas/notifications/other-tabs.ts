/** Tabs tell each other that something has changed, and nothing else: each reads for itself. */
const tabs = new BroadcastChannel('gatehouse.notifications')

export function tellOtherTabs() {
  tabs.postMessage('changed')
}

/** Hears of changes that other tabs have made; gives how to stop. */
export function followOtherTabs(onChange: () => void): () => void {
  tabs.addEventListener('message', onChange)
  return () => tabs.removeEventListener('message', onChange)
}
