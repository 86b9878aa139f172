import { type MiddlewareFunction, matchRoutes, type RouteObject } from 'react-router'
import {
  companyOnly,
  noPayrollOnly,
  payrollOnly,
  signedInOnly,
} from '../../areas/session/guards.ts'
import { type Access, type Entry, entries, hrefOf, pagesWithoutEntry } from './entries.ts'

/** Guards in addition to `signedInOnly`. */
const guards: Record<Access, MiddlewareFunction[]> = {
  nothing: [],
  'sign-in': [],
  company: [companyOnly],
  'payroll-id': [payrollOnly],
  'no-payroll-id': [noPayrollOnly],
}

/** Guards the page of each menu entry by its access; an entry without a page gets a placeholder. */
export function withMenuRoutes(routes: RouteObject[]): RouteObject[] {
  const guardsByRoute = new Map<RouteObject, MiddlewareFunction[]>()
  const placeholders: RouteObject[] = []
  for (const page of [...entries, ...pagesWithoutEntry]) {
    const { label, access = 'sign-in' } = page
    const path = hrefOf(page)
    const route = matchRoutes(routes, path)?.at(-1)?.route
    if (!route || route.path === '*') placeholders.push(placeholder(path, label, access))
    else if (guardsByRoute.has(route))
      throw new Error(`Two menu entries share the route of ${path}`)
    else guardsByRoute.set(route, guards[access])
  }
  return addBeforeNotFound(guardRoutes(routes, guardsByRoute), placeholders)
}

function placeholder(path: string, label: Entry['label'], access: Access): RouteObject {
  return {
    path,
    middleware: access === 'nothing' ? [] : [signedInOnly, ...guards[access]],
    lazy: async () => {
      const { ComingSoonPage } = await import('./coming-soon-page.tsx')
      return { element: <ComingSoonPage label={label} /> }
    },
  }
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

function addBeforeNotFound(routes: RouteObject[], missing: RouteObject[]): RouteObject[] {
  const notFound = routes.findIndex(({ path }) => path === '*')
  if (notFound >= 0) return routes.toSpliced(notFound, 0, ...missing)
  return routes.map((route) =>
    route.children ? { ...route, children: addBeforeNotFound(route.children, missing) } : route,
  )
}
