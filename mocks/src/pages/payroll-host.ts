import type { Respond } from '../http/listen.ts'
import { html } from './html.ts'
import { missingPage, page } from './page.ts'

/** Answers for the payroll host. */
export const payrollHost: Respond = async (request) => {
  if (new URL(request.url).pathname !== '/') return missingPage('payroll host of the fakes')
  return page(
    'Payroll host of the fakes',
    html`<p>This stands in for the external system whose pages show pay, deposits and tax forms.
It has no other page yet.</p>`,
  )
}
