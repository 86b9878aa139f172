import { getResponse, HttpResponse } from 'msw'
import type { Respond } from '../../http/listen.ts'
import { payrollPages } from '../../systems/payroll-pages.ts'
import type { World } from '../../world/world.ts'
import { html } from '../html.ts'
import { missingPage, page } from '../page.ts'
import { browserPages, receivedPage } from './browser-pages.ts'
import { stylesheet } from './legacy-page.ts'
import { cookie, signIn } from './sign-in.ts'

function aboutPage(): Response {
  return page(
    'Payroll host of the fakes',
    html`<p>This stands in for the external system whose pages show time, pay and tax forms. The portal
opens them; there is a <a href="/logout">sign-out</a>.</p>`,
  )
}

function signOut(request: Request, world: World): Response {
  world.payroll.signIns.end(cookie.read(request))
  const response = page(
    'You are signed out of payroll',
    html`<p>You can close this window.</p>
<p lang="es">Se cerró su sesión de nómina. Puede cerrar esta ventana.</p>`,
  )
  response.headers.append('Set-Cookie', cookie.write(''))
  return response
}

function browserPage(request: Request, path: string, world: World): Response | undefined {
  const show = Object.hasOwn(browserPages, path) ? browserPages[path] : undefined
  if (!show) return undefined
  const loginId = world.payroll.signIns.loginIdOf(cookie.read(request))
  const person = world.people.findByLoginId(loginId ?? '')
  if (!person)
    return page('Your payroll session has ended', html`<p>Open the page from the portal again.</p>`)
  return request.method === 'POST' ? receivedPage() : show(person)
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

export function payrollHost(world: World): Respond {
  const operationHandlers = payrollPages.map((fake) => fake.handler(world))
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return aboutPage()
      case 'GET /payroll.css':
        return new HttpResponse(stylesheet, { headers: { 'Content-Type': 'text/css' } })
      case 'POST /sign-in':
        return signIn(request, world)
      case 'GET /logout':
        return signOut(request, world)
      // Pages of other sites, which have no origin of their own.
      case 'GET /internal-jobs':
        return internalJobsPage()
      case 'GET /drivers':
        return driversPage(searchParams.get('job') ?? '')
      default: {
        const response = await getResponse(operationHandlers, request)
        const found = response ?? browserPage(request, pathname.slice(1), world)
        return found ?? missingPage('payroll host of the fakes')
      }
    }
  }
}
