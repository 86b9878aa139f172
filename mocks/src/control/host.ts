import { HttpResponse } from 'msw'
import { hostOrigin } from '../host-origin.ts'
import { hostPage, hostScript } from '../pages/host.ts'
import { missingPage } from '../pages/page.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'

export function hostControl(world: World) {
  return [
    control('GET', '/__fakes/host', (request) => {
      const { pathname, search, searchParams } = new URL(request.url)
      const { portalUrl } = world.addresses
      const origin = `http://${request.headers.get('Host')}`
      if (new URL(portalUrl).hostname === 'localhost' && origin !== hostOrigin(origin))
        return Response.redirect(`${hostOrigin(origin)}${pathname}${search}`, 302)
      const job = world.jobs.find(searchParams.get('job') ?? '1001')
      return job ? hostPage(job, portalUrl) : missingPage('host page of the fakes')
    }),
    control('GET', '/__fakes/host.js', () =>
      HttpResponse.text(hostScript, {
        headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
      }),
    ),
  ]
}
