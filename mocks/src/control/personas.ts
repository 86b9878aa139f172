import { HttpResponse } from 'msw'
import { personasPage } from '../pages/personas.ts'
import { knownCandidates } from '../world/candidates/known.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { wantsPage } from './wants-page.ts'

export function personasControl(world: World) {
  return [
    control('GET', '/__fakes/personas', (request) => {
      const people = world.people
        .list()
        .map(({ login, who, special, password }) => ({ login, who, special, password }))
      return wantsPage(request) ? personasPage(people, knownCandidates) : HttpResponse.json(people)
    }),
  ]
}
