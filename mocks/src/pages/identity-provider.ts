import type { Respond } from '../http/listen.ts'
import { html } from './html.ts'
import { missingPage, page } from './page.ts'

/** Answers for the identity provider. */
export const identityProvider: Respond = async (request) => {
  if (new URL(request.url).pathname !== '/') return missingPage('identity provider of the fakes')
  return page(
    'Identity provider of the fakes',
    html`<p>This stands in for the external system where people sign in when the portal sends them
there. It has no other page yet.</p>`,
  )
}
