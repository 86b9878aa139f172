import { fakeCredentials } from '../../../credentials.ts'
import { type Client, findClient } from '../../../world/identity/clients.ts'
import { tokenError } from './token-error.ts'

interface Presented {
  id: string | null
  secret: string | null
  method: Client['authentication']
}

/** Id and secret are form-encoded before base64 [RFC 6749 §2.3.1]. */
function decodeBasic(authorization: string): Presented {
  const pair = Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':')
  const [id = null, secret = null] = pair.map((part) => new URLSearchParams(`x=${part}`).get('x'))
  return { id, secret, method: 'client_secret_basic' }
}

/** Each client authenticates in the one way that it is registered with. */
export function authenticateClient(
  request: Request,
  form: URLSearchParams,
  portalUrl: string,
): Client | Response {
  const authorization = request.headers.get('Authorization')
  const secret = form.get('client_secret')
  if (authorization !== null && secret !== null)
    return tokenError('invalid_request', 'The client authenticates twice')
  const presented: Presented = authorization?.startsWith('Basic ')
    ? decodeBasic(authorization)
    : {
        id: form.get('client_id'),
        secret,
        method: secret === null ? 'none' : 'client_secret_post',
      }
  const client = findClient(presented.id, portalUrl)
  const isRight =
    client?.authentication === presented.method &&
    (presented.method === 'none' || presented.secret === fakeCredentials.identityClientSecret)
  if (client && isRight) return client
  const challenge = authorization === null ? undefined : 'Basic realm="fakes"'
  return tokenError('invalid_client', 'The client is unknown or not authenticated', challenge)
}
