import { HttpResponse } from 'msw'
import { personasPage } from '../pages/personas.ts'
import { knownCandidates } from '../world/candidates/known.ts'
import type { World } from '../world/world.ts'
import { acceptsHtml } from './accepts-html.ts'
import { control } from './control.ts'

export function personasControl(world: World) {
  return [
    control('GET', '/__fakes/personas', (request) => {
      const people = world.people
        .list()
        .map(({ login, role, special, password }) => ({ login, role, special, password }))
      return acceptsHtml(request)
        ? personasPage(people, knownCandidates)
        : HttpResponse.json(people)
    }),
  ]
}
