import { readSession } from '@gatehouse/contracts/portal/session'
import type { createBrowserRouter } from 'react-router'
import { leave, onSessionChange } from '../portal/signed-out.ts'
import { reload } from '../portal/use-read.ts'

/**
 * Shows a visitor's tab that another tab has signed in, without a page load: it would lose input, as in
 * an application. A page for visitors alone leads on by its loader.
 */
export function showSignIn(router: ReturnType<typeof createBrowserRouter>): () => void {
  return onSessionChange((event) => {
    if (event !== 'signed in') return leave()
    loadSignedIn().then(
      () => router.revalidate(),
      // The page stays as it is; the next read that requires a session leaves it.
      () => undefined,
    )
  })
}

/** The frame before the session: a frame that does not load would replace the page. */
async function loadSignedIn() {
  await import('../shell/worker-parts.ts')
  await reload(readSession, {})
}
