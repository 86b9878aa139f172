import { HttpResponse } from 'msw'
import { Type } from 'typebox'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readControlBody } from './read-control-body.ts'

const Text = Type.Optional(Type.String())

const ControlBody = Type.Object(
  {
    code: Type.String({ minLength: 1 }),
    items: Type.Array(
      Type.Object({ html: Text, label: Text, url: Text }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
)

export function contentControl(world: World) {
  return [
    control('POST', '/__fakes/content', async (request) => {
      const { code, items } = await readControlBody(ControlBody, request)
      const contentItems = items.map(({ html = null, label = null, url = null }, position) => {
        return { contentId: position, PRIORITY: position, html, label, url }
      })
      world.content.set(code, [{ contentCategory: 'Written on demand', contentItems }])
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
