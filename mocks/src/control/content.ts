import { HttpResponse } from 'msw'
import { Type } from 'typebox'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readOrder } from './read-order.ts'

const Order = Type.Object(
  { code: Type.String({ minLength: 1 }), html: Type.Array(Type.String()) },
  { additionalProperties: false },
)

export function contentControl(world: World) {
  return [
    control('POST', '/__fakes/content', async (request) => {
      const { code, html } = await readOrder(Order, request)
      const contentItems = html.map((one, position) => ({
        contentId: position,
        PRIORITY: position,
        html: one,
        label: null,
        url: null,
      }))
      world.content.write(code, [{ contentCategory: 'Written by a test', contentItems }])
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
