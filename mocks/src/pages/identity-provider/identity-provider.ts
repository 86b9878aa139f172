import { HttpResponse } from 'msw'
import type { Respond } from '../../http/listen.ts'
import type { World } from '../../world/world.ts'
import { html } from '../html.ts'
import { missingPage, page } from '../page.ts'
import { logIn, showLogin } from './login.ts'
import { logOut } from './logout.ts'
import { openIdProvider } from './open-id/open-id-provider.ts'
import { peopleNet } from './people-net.ts'

function aboutPage(): Response {
  return page(
    'Identity provider of the fakes',
    html`<p>This stands in for the external system where people sign in when the portal sends them
there. Its sign-in page opens from the portal only.</p>`,
  )
}

export function identityProvider(world: World): Respond {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const [, clientId] = /^\/samlp\/([\w-]+)$/.exec(pathname) ?? []
    if (clientId) return peopleNet(request, clientId, world)
    const openId = openIdProvider(request, world)
    if (openId) return openId
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return aboutPage()
      case 'GET /authorize':
        return showLogin(request, world)
      case 'POST /authorize':
        return logIn(request, world)
      case 'GET /v2/logout':
        return logOut(request, world)
      case 'GET /.well-known/jwks.json':
        return HttpResponse.json({ keys: world.identity.publicKeys() })
      default:
        return missingPage('identity provider of the fakes')
    }
  }
}
