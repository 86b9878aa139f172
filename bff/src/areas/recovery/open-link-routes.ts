import { openResetLink } from '@gatehouse/contracts/portal/redirect-endpoints'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import type { AreaContext } from '../area-context.ts'
import { storeResetHandle } from './reset-handle.ts'

/** Moves the token of a mailed link from the URL into the session. */
export function openLinkRoutes({ serveRedirect }: AreaContext) {
  serveRedirect(openResetLink, async ({ query: { token }, addressLimits, request }) => {
    if (!token) return undefined
    requireReadableSession(request.session)
    await addressLimits.take('openedLinks')
    await storeResetHandle(request, { token })
    return openResetLink.path
  })
}
