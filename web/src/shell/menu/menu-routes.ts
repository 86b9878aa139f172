import { type MiddlewareFunction, matchRoutes, type RouteObject } from 'react-router'
import { companyOnly, noPayrollOnly, payrollOnly } from '../../areas/session/guards.ts'
import { type Access, entries, hrefOf, pagesWithoutEntry } from './entries.ts'

/** Guards in addition to `signedInOnly`. */
const guards: Record<GuardedPage['access'], MiddlewareFunction[]> = {
  'sign-in': [],
  company: [companyOnly],
  'payroll-id': [payrollOnly],
  'no-payroll-id': [noPayrollOnly],
}

interface GuardedPage {
  path: string
  access: Exclude<Access, 'own-route'>
}

const menuPages: readonly GuardedPage[] = [...entries, ...pagesWithoutEntry].flatMap((page) => {
  const { access = 'sign-in' } = page
  return access === 'own-route' ? [] : [{ path: hrefOf(page), access }]
})

/** Guards the page of each menu entry by its access. Throws for an entry without a page. */
export function withMenuGuards(
  pages: RouteObject[],
  guarded: readonly GuardedPage[] = menuPages,
): RouteObject[] {
  const guardsByRoute = new Map<RouteObject, MiddlewareFunction[]>()
  for (const { path, access } of guarded) {
    const route = matchRoutes(pages, path)?.at(-1)?.route
    if (!route) throw new Error(`There is no page at ${path}`)
    if (guardsByRoute.has(route) && guardsByRoute.get(route) !== guards[access])
      throw new Error(`Two menu entries with different guards share the route of ${path}`)
    guardsByRoute.set(route, guards[access])
  }
  return guardRoutes(pages, guardsByRoute)
}

function guardRoutes(
  routes: RouteObject[],
  guardsByRoute: ReadonlyMap<RouteObject, MiddlewareFunction[]>,
): RouteObject[] {
  return routes.map((route) => {
    const added = guardsByRoute.get(route)
    const guarded = added
      ? { ...route, middleware: [...(route.middleware ?? []), ...added] }
      : route
    if (!guarded.children) return guarded
    return { ...guarded, children: guardRoutes(guarded.children, guardsByRoute) }
  })
}
