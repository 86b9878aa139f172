import { type MiddlewareFunction, matchRoutes, type RouteObject } from 'react-router'
import {
  companyOnly,
  noPayrollOnly,
  payrollOnly,
  signedInOnly,
} from '../../areas/session/guards.ts'
import { type Access, entries, hrefOf, pagesWithoutEntry } from './entries.ts'

/** Beyond the sign-in. */
const guards: Record<Access, MiddlewareFunction[]> = {
  nothing: [],
  'sign-in': [],
  company: [companyOnly],
  'payroll-id': [payrollOnly],
  'no-payroll-id': [noPayrollOnly],
}

/** Guards the page of each menu entry by its access; an entry without a page gets a placeholder. */
export function withMenuRoutes(routes: RouteObject[]): RouteObject[] {
  const pages = [...entries, ...pagesWithoutEntry].map((page) => {
    const { label, access = 'sign-in' } = page
    return { label, path: hrefOf(page), access }
  })
  const guardsByPath = new Map(pages.map(({ path, access }) => [path, guards[access]]))
  const isMissing = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*'
  const missing = pages
    .filter(({ path }) => isMissing(path))
    .map(({ label, path, access }) => ({
      path,
      middleware: access === 'nothing' ? [] : [signedInOnly, ...guards[access]],
      lazy: async () => {
        const { ComingSoonPage } = await import('./coming-soon-page.tsx')
        return { element: <ComingSoonPage label={label} /> }
      },
    }))
  return addBeforeNotFound(guardRoutes(routes, guardsByPath), missing)
}

function guardRoutes(
  routes: RouteObject[],
  guardsByPath: ReadonlyMap<string, MiddlewareFunction[]>,
): RouteObject[] {
  return routes.map((route) => {
    const added = guardsByPath.get(`/${route.path}`)
    const guarded = added
      ? { ...route, middleware: [...(route.middleware ?? []), ...added] }
      : route
    if (!guarded.children) return guarded
    return { ...guarded, children: guardRoutes(guarded.children, guardsByPath) }
  })
}

function addBeforeNotFound(routes: RouteObject[], missing: RouteObject[]): RouteObject[] {
  const notFound = routes.findIndex(({ path }) => path === '*')
  if (notFound >= 0) return routes.toSpliced(notFound, 0, ...missing)
  return routes.map((route) =>
    route.children ? { ...route, children: addBeforeNotFound(route.children, missing) } : route,
  )
}
