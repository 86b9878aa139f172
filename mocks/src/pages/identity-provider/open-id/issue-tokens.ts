import { randomBytes } from 'node:crypto'
import { HttpResponse } from 'msw'
import type { World } from '../../../world/world.ts'
import { authenticateClient } from './authenticate-client.ts'
import { tokenError } from './token-error.ts'

/** Token endpoint [RFC 6749 §4.1.3]. */
export async function issueTokens(request: Request, world: World): Promise<Response> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/.test(type))
    return tokenError('invalid_request', 'The body must be a form')
  const form = new URLSearchParams(await request.text())
  const repeated = [...form.keys()].find((name) => form.getAll(name).length > 1)
  if (repeated) return tokenError('invalid_request', `${repeated} is there twice`)
  const client = authenticateClient(request, form, world.addresses.portalUrl)
  if (client instanceof Response) return client
  if (form.get('grant_type') !== 'authorization_code')
    return tokenError('unsupported_grant_type', 'grant_type must be authorization_code')
  const code = form.get('code')
  if (!code) return tokenError('invalid_request', 'code is missing')

  const { identity, people } = world
  const grant = identity.openId.codes.redeem(code, {
    clientId: client.id,
    redirectUri: form.get('redirect_uri'),
    verifier: form.get('code_verifier'),
  })
  if (typeof grant === 'string') return tokenError('invalid_grant', grant)
  const person = people.findByLoginId(grant.loginId)
  if (!person) return tokenError('invalid_grant', 'The user is gone')
  return HttpResponse.json(
    {
      access_token: randomBytes(32).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 300,
      scope: grant.scopes.join(' '),
      id_token: identity.openId.issueIdToken(grant, person),
    },
    { headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } },
  )
}
