import type { World } from '../../world/world.ts'
import { checkLogin } from './check-login.ts'
import { cookie } from './cookie.ts'
import { loginPage } from './login-page.ts'
import { redirectBack } from './redirect-back.ts'
import { rejectInvalidRequest } from './validate-request.ts'

/** Redirects back with a token of the session, or with an error for a blocked user. */
function redirectWithToken(session: string, url: URL, world: World, cookie?: string): Response {
  const { identity, people } = world
  const loginId = identity.sessions.loginIdOf(session) ?? ''
  const state = url.searchParams.get('state') ?? ''
  if (people.findByLoginId(loginId)?.blocked) {
    return redirectBack(url, { error: 'unauthorized', state }, cookie)
  }
  const token = identity.issueToken({ loginId })
  identity.sessions.linkToken(token, session)
  return redirectBack(url, { session_token: token, state }, cookie)
}

/** Shows the form; a remembered browser is redirected at once. */
export function showLogin(request: Request, world: World): Response {
  const url = new URL(request.url)
  const rejection = rejectInvalidRequest(url, ['state'])
  if (rejection) return rejection
  const session = cookie.read(request)
  const isRemembered = world.identity.sessions.loginIdOf(session) !== undefined
  return isRemembered ? redirectWithToken(session, url, world) : loginPage(request)
}

/** Signs inactive users in too: the portal rejects them. */
export async function logIn(request: Request, world: World): Promise<Response> {
  const url = new URL(request.url)
  const rejection = rejectInvalidRequest(url, ['state'])
  if (rejection) return rejection
  const person = await checkLogin(request, world)
  if (person instanceof Response) return person
  const session = world.identity.sessions.start(person.loginId)
  return redirectWithToken(session, url, world, cookie.write(session))
}
