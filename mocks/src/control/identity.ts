import { HttpResponse } from 'msw'
import { TokenOptions } from '../world/identity/session-token.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readControlBody } from './read-control-body.ts'

export function identityControl(world: World) {
  return [
    control('POST', '/__fakes/identity/token', async (request) => {
      const options = await readControlBody(TokenOptions, request)
      return HttpResponse.json(
        { session_token: world.identity.issueToken(options) },
        { status: 201 },
      )
    }),
    control('POST', '/__fakes/identity/rotate', () => {
      world.identity.rotate()
      return HttpResponse.json({ keys: world.identity.publicKeys() })
    }),
  ]
}
