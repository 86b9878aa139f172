import { HttpResponse } from 'msw'
import { Type } from 'typebox'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readOrder } from './read-order.ts'

const Order = Type.Union([
  Type.Object({ advanceSeconds: Type.Number() }, { additionalProperties: false }),
  Type.Object({ reset: Type.Literal(true) }, { additionalProperties: false }),
])

export function clockControl(world: World) {
  return [
    control('POST', '/__fakes/clock', async (request) => {
      const order = await readOrder(Order, request)
      if ('reset' in order) world.clock.reset()
      else world.clock.advance(order.advanceSeconds)
      return HttpResponse.json({ now: new Date(world.clock.now()).toISOString() })
    }),
  ]
}
