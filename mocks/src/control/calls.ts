import { HttpResponse } from 'msw'
import type { World } from '../world/world.ts'
import { control } from './control.ts'

export function callsControl(world: World) {
  return [
    control('GET', '/__fakes/calls', () => HttpResponse.json(world.calls.list())),
    control('DELETE', '/__fakes/calls', () => {
      world.calls.clear()
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
