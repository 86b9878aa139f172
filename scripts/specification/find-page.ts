import { redirects } from '@gatehouse/bff/http/redirects'
import { matchRoutes, type RouteObject } from 'react-router'
import { installFakeBroadcastChannel } from '../../web/src/testing/fake-broadcast-channel.ts'
import type { Route } from './lists.ts'

installFakeBroadcastChannel()
const { allRoutes } = await import('../../web/src/testing/all-routes.ts')

const guards = {
  public: undefined,
  visitors: 'visitorsOnly',
  'signed-in': 'signedInOnly',
  workers: 'workersSearch',
} as const

/** Why the route leads nowhere, or elsewhere than it should; undefined if it leads to its page. */
export async function findRouteGap(route: Route): Promise<string | undefined> {
  const { path, access, redirectsTo } = route
  if (redirectsTo && !redirectsTo.startsWith('/'))
    return redirectsOfGateway(redirectsTo).includes(path)
      ? undefined
      : `the gateway does not redirect it to ${redirectsTo}`

  const address = path.replace(':id', '1001')
  const matches = matchRoutes(await allRoutes(), address) ?? []
  const page = matches.at(-1)?.route
  if (!page || page.path === '*') return 'there is no such page'
  const guard = matches
    .flatMap((one) => one.route.middleware ?? [])
    .map(({ name }) => name)
    .find((name) => Object.values(guards).some((guard) => guard === name))
  if (guard !== guards[access]) return `it is not ${access}: its guard is ${guard}`

  const loaded = typeof page.lazy === 'function' ? await page.lazy() : page
  if (redirectsTo) {
    const target = await redirectOf(loaded, address)
    return target === redirectsTo ? undefined : `it redirects to ${target}`
  }
  // A page is a module; an element made in the table of routes is a placeholder.
  return loaded.Component ? undefined : 'it is a placeholder'
}

/** Paths of all pages of the portal, with a value for each parameter. */
export async function pagesOfRouter(): Promise<string[]> {
  const pathsOf = ({ path, index, children = [] }: RouteObject): string[] => [
    ...(path && path !== '*' ? [`/${path.replace(/:\w+/, '1001')}`] : []),
    ...(index ? ['/'] : []),
    ...children.flatMap(pathsOf),
  ]
  return (await allRoutes()).flatMap(pathsOf)
}

/** Paths, with this setting alone. */
function redirectsOfGateway(setting: string): string[] {
  const paths: string[] = []
  const app = { get: (path: string) => paths.push(path) }
  redirects(app as never, { [setting]: new URL('https://careers.example.test') } as never)
  return paths
}

async function redirectOf({ loader }: Pick<RouteObject, 'loader'>, address: string) {
  if (typeof loader !== 'function') return undefined
  const request = new Request(new URL(address, 'https://portal.example.test'))
  const response = (await loader({ request } as never)) as Response
  return response.headers.get('Location')
}
