import { signOut } from '@gatehouse/contracts/portal/session'
import { call } from '../../portal/call.ts'

const firstWaitMs = 1000
const longestWaitMs = 30_000

/**
 * Signs out when nobody is there to try again: a session must not live on because the network was
 * down. It is over as soon as somebody begins to sign in, whose session it could end.
 */
export async function signOutWithRetry(): Promise<void> {
  const somebody = new AbortController()
  document.addEventListener('input', () => somebody.abort(), { once: true })
  for (let wait = firstWaitMs; !somebody.signal.aborted; wait = Math.min(2 * wait, longestWaitMs)) {
    const ended = await call(signOut, {}).then(
      () => true,
      () => false,
    )
    if (ended) return
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
