import type { SampleResume } from '../world/resumes/samples/samples.ts'
import { controlLinks } from './control-links.ts'
import { html } from './html.ts'
import { page } from './page.ts'

export function resumesPage(samples: readonly Pick<SampleResume, 'name'>[]): Response {
  return page(
    'Résumés to try with',
    html`${controlLinks}
<p>The same invented person in each kind of file: save one, and upload it where you apply.</p>
<ul class="cards">${samples.map(
      ({ name }) => html`<li><a href="/__fakes/resumes/${name}" download>${name}</a></li>`,
    )}</ul>`,
  )
}
