import { openResetLink } from '@gatehouse/contracts/portal/redirect-endpoints'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { getResetHandle, type ResetHandle, storeResetHandle } from './reset-handle.ts'
import { fetchResetState } from './reset-state.ts'

/** Moves the token of a mailed link from the URL into the session. */
export function openLinkRoutes({ serveRedirect }: AreaContext) {
  serveRedirect(openResetLink, async ({ query: { token }, addressLimits, call, request }) => {
    if (!token) return undefined
    requireReadableSession(request.session)
    await addressLimits.take('openedLinks')
    const handle = getResetHandle(request)
    // A good link that is open in another tab stays.
    if (handle && !(await isOpen(call, { token })) && (await isOpen(call, handle)))
      return `${openResetLink.path}?link=expired`
    await storeResetHandle(request, { token })
    return openResetLink.path
  })
}

async function isOpen(call: Call, handle: ResetHandle): Promise<boolean> {
  return (await fetchResetState(call, handle)).open !== undefined
}
