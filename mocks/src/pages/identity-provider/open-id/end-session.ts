import { findClient } from '../../../world/identity/clients.ts'
import type { World } from '../../../world/world.ts'
import { cookie } from '../cookie.ts'
import { errorPage } from '../error-page.ts'
import { logoutPage } from '../logout-page.ts'
import { redirectBack } from '../redirect-back.ts'

/** RP-Initiated Logout 1.0: asks the user unless an id_token_hint is of this browser's user. */
export async function endSession(request: Request, world: World): Promise<Response> {
  const { identity, addresses } = world
  const url = new URL(request.url)
  const query = url.searchParams
  const hint = query.get('id_token_hint')
  const hinted = hint === null ? undefined : identity.openId.grantOf(hint)
  if (hint !== null && !hinted) return errorPage(['id_token_hint is no token of this provider'])
  const clientId = query.get('client_id')
  if (hinted && clientId !== null && hinted.clientId !== clientId)
    return errorPage(['id_token_hint was issued to another client'])
  const client = findClient(clientId ?? hinted?.clientId ?? null, addresses.portalUrl)
  const back = query.get('post_logout_redirect_uri')
  if (back !== null && !client?.postLogoutRedirectUris.includes(back))
    return errorPage(['post_logout_redirect_uri is not registered'])

  const session = cookie.read(request)
  const loginId = identity.sessions.loginIdOf(session)
  const isSure = loginId === undefined || hinted?.loginId === loginId || request.method === 'POST'
  if (!isSure) return logoutPage(request)
  identity.sessions.end(session)
  if (back === null) return logoutPage(request, true)
  const state = query.get('state')
  return redirectBack(url, state === null ? {} : { state }, cookie.write(''))
}
