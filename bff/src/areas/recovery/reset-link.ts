import { openResetLink } from '@gatehouse/contracts/portal/redirect-endpoints'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import type { AreaContext } from '../area-context.ts'
import { keepReset } from './reset-handle.ts'

/** The link of the mail: its token goes into the session, and leaves the address at once. */
export function resetLink({ serveRedirect, limits }: AreaContext) {
  serveRedirect(openResetLink, async ({ query: { token }, request }) => {
    if (!token) return undefined
    requireReadableSession(request.session)
    await limits.take('openedLinks', request.ip)
    await keepReset(request, { token })
    return openResetLink.path
  })
}
