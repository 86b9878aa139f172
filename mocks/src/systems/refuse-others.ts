import { HttpResponse } from 'msw'
import type { Person } from '../world/person.ts'

export function refuse(fault: string): Response {
  return HttpResponse.json({ message: 'Not yours to ask', faults: [fault] }, { status: 400 })
}

/** People ask and change what is their own. */
export function refuseOthers(user: Person, id: string, place: string): Response | undefined {
  if (id === user.id) return undefined
  return refuse(`${place} is not the id of the user whom JwtAuthorization names`)
}
