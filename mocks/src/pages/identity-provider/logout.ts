import type { World } from '../../world/world.ts'
import { readCookie, writeCookie } from './browser-cookie.ts'
import { refuseVisit } from './check-visit.ts'
import { sendBack } from './send-back.ts'

/** Forgets the browser, and sends it back. */
export function logOut(request: Request, world: World): Response {
  const visit = new URL(request.url)
  const refusal = refuseVisit(visit)
  if (refusal) return refusal
  world.identity.sessions.end(readCookie(request))
  return sendBack(visit, {}, writeCookie(''))
}
