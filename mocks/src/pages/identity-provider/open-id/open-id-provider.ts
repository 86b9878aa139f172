import { HttpResponse } from 'msw'
import { withFaults } from '../../../fake/with-faults.ts'
import type { World } from '../../../world/world.ts'
import { endSession } from './end-session.ts'
import { issueTokens } from './issue-tokens.ts'
import { metadataOf } from './metadata.ts'
import { signIn } from './sign-in.ts'

/** Names in faults of what the gateway calls. */
export const openIdCalls = ['identity-discovery', 'identity-keys', 'identity-token'] as const

/** OpenID Connect; undefined for other addresses of the provider. */
export function openIdProvider(request: Request, world: World): Promise<Response> | undefined {
  const called = (name: (typeof openIdCalls)[number], respond: () => Promise<Response>) =>
    withFaults(world, request, name, respond)
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'GET /.well-known/openid-configuration':
      return called('identity-discovery', async () => HttpResponse.json(metadataOf(world)))
    case 'GET /oauth2/keys':
      return called('identity-keys', async () =>
        HttpResponse.json({ keys: world.identity.publicKeys() }),
      )
    case 'POST /oauth2/token':
      return called('identity-token', () => issueTokens(request, world))
    case 'GET /oauth2/authorize':
    case 'POST /oauth2/authorize':
      return signIn(request, world)
    case 'GET /oauth2/logout':
    case 'POST /oauth2/logout':
      return endSession(request, world)
    default:
      return undefined
  }
}
