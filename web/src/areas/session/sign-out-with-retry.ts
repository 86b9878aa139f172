import { signOut } from '@gatehouse/contracts/portal/session'
import { call } from '../../portal/call.ts'

const firstWaitMs = 1000
const longestWaitMs = 30_000

/**
 * Retries until the gateway is reached: a session must not outlive a network failure. Stops at the
 * first input and by the signal, since it could end the session of a new sign-in.
 */
export async function signOutWithRetry(signal: AbortSignal): Promise<void> {
  let wait = firstWaitMs
  let hasInput = false
  const stop = () => {
    hasInput = true
  }
  document.addEventListener('input', stop)
  while (!signal.aborted && !hasInput) {
    const ended = await call(signOut, {}).then(
      () => true,
      () => false,
    )
    if (ended) break
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = Math.min(2 * wait, longestWaitMs)
  }
  document.removeEventListener('input', stop)
}
