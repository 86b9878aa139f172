/** Reloads the page if the gateway answers: without it, the browser's error page would take its place. */
export async function reloadIfReachable(): Promise<boolean> {
  const page = await fetch('/')
    .then((one) => (one.ok ? one.text() : ''))
    .catch(() => '')
  // A balancer and a captive portal have pages of their own (as in index.html).
  const isReachable = page.includes('gatehouse-settings')
  if (isReachable) window.location.reload()
  return isReachable
}

/** Asks as the script in index.html does. */
export function hasUnsentInput(): boolean {
  return !dispatchEvent(new Event('gatehouse:reload', { cancelable: true }))
}
