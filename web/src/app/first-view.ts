import { currentSession } from '../areas/session/guards.ts'
import type { createRouter } from './router.ts'

type Router = ReturnType<typeof createRouter>

/** Longer, and the frame is shown with a skeleton. */
const patienceMs = 400

/**
 * Resolves when the first page and the session have been read, at the latest after 400 ms: a skeleton
 * costs the frame a second rendering.
 */
export async function firstView(router: Router): Promise<void> {
  const read = Promise.allSettled([firstPage(router), currentSession()])
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

function firstPage(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}
