import type { World } from '../../world/world.ts'
import { html } from '../html.ts'
import { missingPage, page } from '../page.ts'
import { checkLogin } from './check-login.ts'
import { cookie } from './cookie.ts'
import { loginPage } from './login-page.ts'

/** Time entry of people-net behind the provider's single sign-on: `/samlp/{clientId}`. */
export async function peopleNet(request: Request, clientId: string, world: World) {
  const { people, identity } = world
  if (!people.list().some((one) => one.auth0PeopleNetClientId === clientId))
    return missingPage('identity provider of the fakes')
  if (request.method === 'POST') return logIn(request, clientId, world)
  const loginId = identity.sessions.loginIdOf(cookie.read(request))
  return loginId === undefined ? loginPage(request) : timeEntryPage(loginId, clientId, world)
}

async function logIn(request: Request, clientId: string, world: World) {
  const person = await checkLogin(request, world)
  if (person instanceof Response) return person
  const response = timeEntryPage(person.loginId, clientId, world)
  response.headers.append('Set-Cookie', cookie.write(world.identity.sessions.start(person.loginId)))
  return response
}

function timeEntryPage(loginId: string, clientId: string, { people }: Pick<World, 'people'>) {
  const person = people.findByLoginId(loginId)
  if (person?.auth0PeopleNetClientId !== clientId)
    return page('people-net', html`<p>You have no time entry here.</p>`, { status: 403 })
  return page('people-net eTime', html`<p>Time entry of ${person.firstName} ${person.lastName}</p>`)
}
