import { openResetLink } from '@gatehouse/contracts/portal/visits'
import { refuseUnknownSession } from '../../endpoints/require-session.ts'
import type { Gatehouse } from '../area-context.ts'
import { keepReset } from './reset-handle.ts'

/** The link of the mail: its token goes into the session, and leaves the address at once. */
export function resetLink({ visits, limits }: Gatehouse) {
  visits(openResetLink, async ({ query: { token }, request }) => {
    if (!token) return undefined
    refuseUnknownSession(request.session)
    await limits.take('openedLinks', request.ip)
    await keepReset(request, { token })
    return openResetLink.path
  })
}
