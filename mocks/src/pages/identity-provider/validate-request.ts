import { fakeCredentials } from '../../credentials.ts'
import { html } from '../html.ts'
import { page } from '../page.ts'

const local = ['localhost', '127.0.0.1']

const returnNames: Record<string, string> = {
  '/authorize': 'redirect_uri',
  '/v2/logout': 'returnTo',
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
  if (errors.length === 0) return undefined

  return page(
    'This address is not right',
    html`<p>The site that sent you here made a mistake:</p>
<ul>${errors.map((error) => html`<li>${error}</li>`)}</ul>`,
    { status: 400 },
  )
}
