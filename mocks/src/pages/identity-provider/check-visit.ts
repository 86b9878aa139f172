import { fakeCredentials } from '../../credentials.ts'
import { html } from '../html.ts'
import { page } from '../page.ts'

const local = ['localhost', '127.0.0.1']

function describeReturnTo(text: string | null): string | undefined {
  if (text === null) return 'return_to is missing'
  const url = URL.canParse(text) ? new URL(text) : undefined
  // Prevents an open redirect: it would send a token to any site.
  const isLocal = url?.protocol === 'http:' && local.includes(url.hostname)
  return isLocal ? undefined : `return_to must be an http address on ${local.join(' or ')}`
}

function describeClient(id: string | null): string | undefined {
  if (id === null) return 'client_id is missing'
  return id === fakeCredentials.identityClientId ? undefined : `client_id "${id}" is not known`
}

/**
 * Judges what a site gives along when it sends a browser here: its client_id, its return_to and
 * what is `alsoNeeded`. Gives the page that names what is wrong; undefined when all is well.
 */
export function refuseVisit(
  { searchParams }: URL,
  alsoNeeded: string[] = [],
): Response | undefined {
  const faults = [
    describeClient(searchParams.get('client_id')),
    describeReturnTo(searchParams.get('return_to')),
    ...alsoNeeded.map((name) => (searchParams.get(name) ? undefined : `${name} is missing`)),
  ].filter((fault) => fault !== undefined)
  if (faults.length === 0) return undefined

  return page(
    'This address is not right',
    html`<p>The site that sent you here made a mistake:</p>
<ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`,
    { status: 400 },
  )
}
