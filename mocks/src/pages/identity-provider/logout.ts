import type { World } from '../../world/world.ts'
import { cookie } from './cookie.ts'
import { redirectBack } from './redirect-back.ts'
import { rejectInvalidRequest } from './validate-request.ts'

/** Ends the session of the browser and redirects back. */
export function logOut(request: Request, world: World): Response {
  const url = new URL(request.url)
  const rejection = rejectInvalidRequest(url)
  if (rejection) return rejection
  world.identity.sessions.end(cookie.read(request))
  return redirectBack(url, {}, cookie.write(''))
}
