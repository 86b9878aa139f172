import type { Person } from '../world/person.ts'
import { controlLinks } from './control-links.ts'
import { html } from './html.ts'
import { page } from './page.ts'

type ListedPerson = Pick<Person, 'login' | 'role' | 'special' | 'password'>

function personaCard({ login, role, special, password }: ListedPerson) {
  return html`<li>
<h2>${login}</h2>
<p>${role}: ${special}</p>
<p class="quiet">Password <code>${password}</code></p>
</li>`
}

interface Candidate {
  emailAddress: string
  special: string
}

function candidateCard({ emailAddress, special }: Candidate) {
  return html`<li>
<h2>${emailAddress}</h2>
<p>${special}</p>
</li>`
}

export function personasPage(
  people: readonly ListedPerson[],
  candidates: readonly Candidate[],
): Response {
  return page(
    'Personas of the fakes',
    html`${controlLinks}
<p>Invented people. Passcodes arrive in the outbox.</p>
<ul class="cards">${people.map(personaCard)}</ul>
<p>Candidates, who apply with an address alone:</p>
<ul class="cards">${candidates.map(candidateCard)}</ul>`,
  )
}
