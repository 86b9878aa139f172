import { fakeCredentials } from '../../credentials.ts'
import { errorPage } from './error-page.ts'

const local = ['localhost', '127.0.0.1']

const returnNames: Record<string, string> = {
  '/authorize': 'redirect_uri',
  '/v2/logout': 'returnTo',
  '/oauth2/authorize': 'redirect_uri',
  '/oauth2/logout': 'post_logout_redirect_uri',
}

export function returnAddress({ pathname, searchParams }: URL): string | null {
  return searchParams.get(returnNames[pathname] ?? '')
}

function findReturnError(requestUrl: URL): string | undefined {
  const name = returnNames[requestUrl.pathname]
  const text = returnAddress(requestUrl)
  if (text === null) return `${name} is missing`
  const url = URL.canParse(text) ? new URL(text) : undefined
  // An open redirect would send tokens to any site.
  const isLocal = url?.protocol === 'http:' && local.includes(url.hostname)
  return isLocal ? undefined : `${name} must be an http address on ${local.join(' or ')}`
}

function findClientError(id: string | null): string | undefined {
  if (id === null) return 'client_id is missing'
  return id === fakeCredentials.identityClientId ? undefined : `client_id "${id}" is not known`
}

/** Validates client_id, the address of return and `requiredFields`; returns an error page for an invalid request. */
export function rejectInvalidRequest(
  requestUrl: URL,
  requiredFields: string[] = [],
): Response | undefined {
  const { searchParams } = requestUrl
  const errors = [
    findClientError(searchParams.get('client_id')),
    findReturnError(requestUrl),
    ...requiredFields.map((name) => (searchParams.get(name) ? undefined : `${name} is missing`)),
  ].filter((error) => error !== undefined)
  return errors.length === 0 ? undefined : errorPage(errors)
}
