import { HttpResponse } from 'msw'
import type { World } from '../world/world.ts'
import { control } from './control.ts'

export function resetControl(world: World) {
  return [
    control('POST', '/__fakes/reset', () => {
      world.reset()
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
