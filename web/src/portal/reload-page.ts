/** Reloads the page if the gateway answers: without it, the browser's error page would take its place. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await isGatewayReachable()
  if (isReachable) window.location.reload()
  return isReachable
}

export async function isGatewayReachable(): Promise<boolean> {
  const page = await fetch('/')
    .then((one) => (one.ok ? one.text() : ''))
    .catch(() => '')
  // A balancer and a captive portal have pages of their own (as in index.html).
  return page.includes('gatehouse-settings')
}

/** Asks as the script in index.html does: no input is unsent, and nothing is being sent. */
export function mayReload(): boolean {
  return dispatchEvent(new Event('gatehouse:reload', { cancelable: true }))
}

window.addEventListener('gatehouse:reload', (event) => {
  if (document.querySelector('[aria-busy=true]')) event.preventDefault()
})
