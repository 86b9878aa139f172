import { openResetLink } from '@gatehouse/contracts/portal/redirect-endpoints'
import type { AddressLimits } from '../../endpoints/handler-context.ts'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { getResetHandle, type ResetHandle, storeResetHandle } from './reset-handle.ts'
import { fetchResetState } from './reset-state.ts'

/** Moves the token of a mailed link from the URL into the session. */
export function openLinkRoutes({ serveRedirect }: AreaContext) {
  serveRedirect(openResetLink, async ({ query: { token }, addressLimits, call, request }) => {
    if (!token) return undefined
    requireReadableSession(request.session)
    if (!(await mayOpen(addressLimits))) return `${openResetLink.path}?link=busy`
    const handle = getResetHandle(request)
    // A good link that is open in another tab stays.
    if (handle && (await isExpired(call, { token })) && !(await isExpired(call, handle)))
      return `${openResetLink.path}?link=expired`
    await storeResetHandle(request, { token })
    return openResetLink.path
  })
}

async function mayOpen(addressLimits: AddressLimits): Promise<boolean> {
  try {
    await addressLimits.take('openedLinks')
    return true
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'rate-limited') return false
    throw error
  }
}

/** False if it cannot be told: the page asks again. */
async function isExpired(call: Call, handle: ResetHandle): Promise<boolean> {
  try {
    return (await fetchResetState(call, handle)).open === undefined
  } catch (error) {
    if (error instanceof UpstreamError) return false
    throw error
  }
}
