import { HttpResponse } from 'msw'
import { Type } from 'typebox'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readControlBody } from './read-control-body.ts'

const ControlBody = Type.Union([
  Type.Object({ advanceSeconds: Type.Number() }, { additionalProperties: false }),
  Type.Object({ reset: Type.Literal(true) }, { additionalProperties: false }),
])

export function clockControl(world: World) {
  return [
    control('POST', '/__fakes/clock', async (request) => {
      const body = await readControlBody(ControlBody, request)
      if ('reset' in body) world.clock.reset()
      else world.clock.advance(body.advanceSeconds)
      return HttpResponse.json({ now: new Date(world.clock.now()).toISOString() })
    }),
  ]
}
