import { HttpResponse } from 'msw'
import { TokenOrder } from '../world/identity/session-token.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readOrder } from './read-order.ts'

export function identityControl(world: World) {
  return [
    control('POST', '/__fakes/identity/token', async (request) => {
      const order = await readOrder(TokenOrder, request)
      return HttpResponse.json({ session_token: world.identity.issueToken(order) }, { status: 201 })
    }),
    control('POST', '/__fakes/identity/rotate', () => {
      world.identity.rotate()
      return HttpResponse.json({ keys: world.identity.publicKeys() })
    }),
  ]
}
