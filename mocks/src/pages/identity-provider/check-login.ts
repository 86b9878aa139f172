import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'
import { loginPage } from './login-page.ts'

/** The person of a posted form; the form again for a wrong password. */
export async function checkLogin(request: Request, { people }: World): Promise<Person | Response> {
  const form = new URLSearchParams(await request.text())
  const identity = form.get('identity') ?? ''
  const person = people.findByIdentity(identity)
  return person && person.password === form.get('password') ? person : loginPage(request, identity)
}
