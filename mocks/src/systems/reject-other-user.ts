import type { Id } from '@gatehouse/contracts/upstream/fields'
import type { Person } from '../world/person.ts'
import { badRequest } from './bad-request.ts'

/** Users may access only their own data. */
export function rejectOtherUser(user: Person, id: Id, field: string): Response | undefined {
  if (String(id) === user.id) return undefined
  return badRequest(`${field} is not the id of the user whom JwtAuthorization names`)
}
