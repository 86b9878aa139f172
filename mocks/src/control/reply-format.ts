import { HttpResponse } from 'msw'
import { Type } from 'typebox'
import { ReplyFormat } from '../world/reply-format.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readControlBody } from './read-control-body.ts'

const ControlBody = Type.Object({ format: ReplyFormat }, { additionalProperties: false })

export function replyFormatControl(world: World) {
  return [
    control('POST', '/__fakes/reply-format', async (request) => {
      const { format } = await readControlBody(ControlBody, request)
      world.replyFormat = format
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
