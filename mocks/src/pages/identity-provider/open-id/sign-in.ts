import { type Client, findClient } from '../../../world/identity/clients.ts'
import type { World } from '../../../world/world.ts'
import { checkLogin } from '../check-login.ts'
import { cookie } from '../cookie.ts'
import { errorPage } from '../error-page.ts'
import { loginPage } from '../login-page.ts'
import { redirectBack } from '../redirect-back.ts'

/** Errors of a request whose client and redirect_uri are right [RFC 6749 §4.1.2.1, RFC 7636 §4.4.1]. */
function findError(query: URLSearchParams) {
  const repeated = [...query.keys()].find((name) => query.getAll(name).length > 1)
  if (repeated) return ['invalid_request', `${repeated} is there twice`] as const
  if (query.get('response_type') !== 'code')
    return ['unsupported_response_type', 'response_type must be code'] as const
  if (!query.get('scope')?.split(' ').includes('openid'))
    return ['invalid_scope', 'scope must contain openid'] as const
  if (query.get('code_challenge_method') !== 'S256')
    return ['invalid_request', 'code_challenge_method must be S256'] as const
  if (!/^[\w-]{43}$/.test(query.get('code_challenge') ?? ''))
    return ['invalid_request', 'code_challenge must be a SHA-256 hash in base64url'] as const
  return undefined
}

/** Shows the form or takes it; a remembered browser is sent back at once. */
export async function signIn(request: Request, world: World): Promise<Response> {
  const url = new URL(request.url)
  const query = url.searchParams
  const { identity, addresses } = world
  const client = findClient(query.get('client_id'), addresses.portalUrl)
  if (!client) return errorPage(['client_id is not known'])
  if (!client.redirectUris.includes(query.get('redirect_uri') ?? ''))
    return errorPage(['redirect_uri is not registered'])

  const error = findError(query)
  if (error) return goBack(url, world, { error: error[0], error_description: error[1] })
  if (request.method === 'POST') {
    const person = await checkLogin(request, world)
    if (person instanceof Response) return person
    const session = identity.sessions.start(person.loginId)
    return sendCode(session, client, url, world, cookie.write(session))
  }
  const session = cookie.read(request)
  const prompt = query.get('prompt')
  const isRemembered = identity.sessions.loginIdOf(session) !== undefined && prompt !== 'login'
  if (isRemembered) return sendCode(session, client, url, world)
  return prompt === 'none' ? goBack(url, world, { error: 'login_required' }) : loginPage(request)
}

function sendCode(session: string, client: Client, url: URL, world: World, setCookie?: string) {
  const { identity, people } = world
  const query = url.searchParams
  const loginId = identity.sessions.loginIdOf(session) ?? ''
  if (people.findByLoginId(loginId)?.blocked) {
    const error = { error: 'access_denied', error_description: 'The user is blocked' }
    return goBack(url, world, error, setCookie)
  }
  const code = identity.openId.codes.issue({
    clientId: client.id,
    redirectUri: query.get('redirect_uri') ?? '',
    challenge: query.get('code_challenge') ?? '',
    nonce: query.get('nonce'),
    scopes: query.get('scope')?.split(' ') ?? [],
    loginId,
    sessionId: session,
    signedInAt: identity.sessions.startedAt(session),
  })
  return goBack(url, world, { code }, setCookie)
}

/** With `state` and `iss` [RFC 9207]. */
function goBack(url: URL, world: World, fields: Record<string, string>, setCookie?: string) {
  const state = url.searchParams.get('state')
  const all = { ...fields, ...(state !== null && { state }), iss: world.addresses.identityUrl }
  return redirectBack(url, all, setCookie)
}
