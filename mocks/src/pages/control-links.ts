import { html } from './html.ts'

/** Navigation of the control pages. */
export const controlLinks = html`<nav aria-label="Fakes">
<a href="/__fakes/outbox">Outbox</a>
<a href="/__fakes/personas">Personas</a>
<a href="/__fakes/resumes">Résumés</a>
<a href="/__fakes/host?job=1001">Host page</a>
</nav>`
