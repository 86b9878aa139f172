import { signOut } from '@gatehouse/contracts/portal/session'
import { call } from '../../portal/call.ts'

const firstWaitMs = 1000
const longestWaitMs = 30_000

/**
 * Retries until the gateway is reached: a session must not outlive a network failure. Stops at the
 * first input, since it could end the session of a new sign-in.
 */
export async function signOutWithRetry(): Promise<void> {
  const input = new AbortController()
  document.addEventListener('input', () => input.abort(), { once: true })
  for (let wait = firstWaitMs; !input.signal.aborted; wait = Math.min(2 * wait, longestWaitMs)) {
    const ended = await call(signOut, {}).then(
      () => true,
      () => false,
    )
    if (ended) return
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
