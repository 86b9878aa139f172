import type { Respond } from '../http/listen.ts'
import { html } from './html.ts'
import { missingPage, page } from './page.ts'

function aboutPage(): Response {
  return page(
    'Payroll host of the fakes',
    html`<p>This stands in for the external system whose pages show pay, deposits and tax forms.
Of those it has the <a href="/logout">sign-out</a> only.</p>`,
  )
}

/** Text of the real page. The fake has no session. */
function signedOutPage(): Response {
  return page(
    'You are signed out of payroll',
    html`<p>You can close this window.</p>
<p lang="es">Se cerró su sesión de nómina. Puede cerrar esta ventana.</p>`,
  )
}

function internalJobsPage(): Response {
  return page(
    'Internal jobs',
    html`<p>This stands in for the external page of jobs for internal staff.</p>
<p lang="es">Esta página representa el sitio externo de empleos para el personal interno.</p>`,
  )
}

function driversPage(job: string): Response {
  return page(
    'Apply as a driver',
    html`<p>This stands in for the drivers' own application site. You came for job ${job}.</p>
<p lang="es">Esta página representa el sitio de solicitudes para conductores. Vino por el empleo ${job}.</p>`,
  )
}

export const payrollHost: Respond = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/') return aboutPage()
  if (pathname === '/logout' && request.method === 'GET') return signedOutPage()
  // Pages of other sites, which have no origin of their own.
  if (pathname === '/internal-jobs' && request.method === 'GET') return internalJobsPage()
  if (pathname === '/drivers') return driversPage(searchParams.get('job') ?? '')
  return missingPage('payroll host of the fakes')
}
