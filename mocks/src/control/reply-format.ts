import { HttpResponse } from 'msw'
import { Type } from 'typebox'
import { ReplyFormat } from '../world/reply-format.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readControlBody } from './read-control-body.ts'

const ControlBody = Type.Object(
  { format: ReplyFormat, gap: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
)

export function replyFormatControl(world: World) {
  return [
    control('POST', '/__fakes/reply-format', async (request) => {
      const { format, gap = 0 } = await readControlBody(ControlBody, request)
      Object.assign(world, { replyFormat: format, gap })
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
