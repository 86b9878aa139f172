import type { Id } from '@gatehouse/contracts/upstream/fields'
import { HttpResponse } from 'msw'
import type { Person } from '../world/person.ts'

export function badRequest(error: string): Response {
  return HttpResponse.json({ message: 'Not yours to ask', errors: [error] }, { status: 400 })
}

/** Users may access only their own data. */
export function rejectOtherUser(user: Person, id: Id, field: string): Response | undefined {
  if (String(id) === user.id) return undefined
  return badRequest(`${field} is not the id of the user whom JwtAuthorization names`)
}
