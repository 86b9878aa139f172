import { HttpResponse } from 'msw'
import { Type } from 'typebox'
import { OpenIdChanges } from '../world/identity/open-id.ts'
import { TokenOptions } from '../world/identity/session-token.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readControlBody } from './read-control-body.ts'

const Rotation = Type.Object(
  { algorithm: Type.Optional(Type.Enum(['RS256', 'ES256'])) },
  { additionalProperties: false },
)

export function identityControl(world: World) {
  return [
    control('POST', '/__fakes/identity/token', async (request) => {
      const options = await readControlBody(TokenOptions, request)
      return HttpResponse.json(
        { session_token: world.identity.issueToken(options) },
        { status: 201 },
      )
    }),
    control('POST', '/__fakes/identity/rotate', async (request) => {
      const { algorithm } = await readControlBody(Rotation, request)
      world.identity.rotate(algorithm)
      return HttpResponse.json({ keys: world.identity.publicKeys() })
    }),
    control('POST', '/__fakes/identity/open-id', async (request) => {
      world.identity.openId.change(await readControlBody(OpenIdChanges, request))
      return HttpResponse.json(world.identity.openId.changes())
    }),
  ]
}
