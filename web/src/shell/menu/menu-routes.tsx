import { type MiddlewareFunction, matchRoutes, type RouteObject } from 'react-router'
import { companyOnly, noPayrollOnly, payrollOnly } from '../../areas/session/guards.ts'
import { type Access, type Entry, entries, hrefOf, pagesWithoutEntry } from './entries.ts'

/** Guards in addition to `signedInOnly`. */
const guards: Record<Access, MiddlewareFunction[]> = {
  'sign-in': [],
  company: [companyOnly],
  'payroll-id': [payrollOnly],
  'no-payroll-id': [noPayrollOnly],
}

/** Guards the page of each menu entry by its access; an entry without a page gets a placeholder. */
export function withMenuRoutes(pages: RouteObject[]): RouteObject[] {
  const guardsByRoute = new Map<RouteObject, MiddlewareFunction[]>()
  const placeholders: RouteObject[] = []
  for (const page of [...entries, ...pagesWithoutEntry]) {
    const { label, access = 'sign-in' } = page
    const path = hrefOf(page)
    const route = matchRoutes(pages, path)?.at(-1)?.route
    if (!route) placeholders.push(placeholder(path, label, access))
    else if (guardsByRoute.has(route) && guardsByRoute.get(route) !== guards[access])
      throw new Error(`Two menu entries with different guards share the route of ${path}`)
    else guardsByRoute.set(route, guards[access])
  }
  return [...guardRoutes(pages, guardsByRoute), ...placeholders]
}

function placeholder(path: string, label: Entry['label'], access: Access): RouteObject {
  return {
    path,
    middleware: guards[access],
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
