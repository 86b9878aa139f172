import { html } from '../html.ts'
import { page } from '../page.ts'

/** For a request whose address of return cannot be trusted. */
export function errorPage(errors: string[]): Response {
  return page(
    'This address is not right',
    html`<p>The site that sent you here made a mistake:</p>
<ul>${errors.map((error) => html`<li>${error}</li>`)}</ul>`,
    { status: 400 },
  )
}
