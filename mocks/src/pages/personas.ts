import type { Person } from '../world/person.ts'
import { controlLinks } from './control-links.ts'
import { html } from './html.ts'
import { page } from './page.ts'

type Shown = Pick<Person, 'login' | 'who' | 'special' | 'password'>

function personaCard({ login, who, special, password }: Shown) {
  return html`<li>
<h2>${login}</h2>
<p>${who}: ${special}</p>
<p class="quiet">Password <code>${password}</code></p>
</li>`
}

/** The page of everybody who can sign in. */
export function personasPage(people: readonly Shown[]): Response {
  return page(
    'Personas of the fakes',
    html`${controlLinks}
<p>Invented people. Passcodes arrive in the outbox.</p>
<ul class="cards">${people.map(personaCard)}</ul>`,
  )
}
