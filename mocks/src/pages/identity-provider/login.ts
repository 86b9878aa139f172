import type { World } from '../../world/world.ts'
import { readCookie, writeCookie } from './browser-cookie.ts'
import { refuseVisit } from './check-visit.ts'
import { loginPage } from './login-page.ts'
import { sendBack } from './send-back.ts'

/** Sends a browser back with a token of its session, or with the word that its person is blocked. */
function sendOn(session: string, visit: URL, world: World, cookie?: string): Response {
  const { identity, people } = world
  const loginId = identity.sessions.loginIdOf(session) ?? ''
  const state = visit.searchParams.get('state') ?? ''
  if (people.findByLoginId(loginId)?.blocked) {
    return sendBack(visit, { error: 'unauthorized', state }, cookie)
  }
  const token = identity.issueToken({ loginId })
  identity.sessions.remember(token, session)
  return sendBack(visit, { session_token: token, state }, cookie)
}

/** The form; a browser that is remembered is sent on at once. */
export function showLogin(request: Request, world: World): Response {
  const visit = new URL(request.url)
  const refusal = refuseVisit(visit, ['state'])
  if (refusal) return refusal
  const session = readCookie(request)
  const isRemembered = world.identity.sessions.loginIdOf(session) !== undefined
  return isRemembered ? sendOn(session, visit, world) : loginPage(request)
}

/** Inactive users pass: the portal rejects them. */
export async function logIn(request: Request, world: World): Promise<Response> {
  const visit = new URL(request.url)
  const refusal = refuseVisit(visit, ['state'])
  if (refusal) return refusal
  const typed = new URLSearchParams(await request.text())
  const identity = typed.get('identity') ?? ''
  const person = world.people.findByIdentity(identity)
  if (person?.password !== typed.get('password')) return loginPage(request, identity)
  const session = world.identity.sessions.start(person.loginId)
  return sendOn(session, visit, world, writeCookie(session))
}
