import { type MiddlewareFunction, matchRoutes, type RouteObject } from 'react-router'
import {
  companyOnly,
  noPayrollOnly,
  payrollOnly,
  signedInOnly,
} from '../../areas/session/guards.ts'
import { type Access, entries, hrefOf, pagesWithoutEntry } from './entries.ts'

const guards: Record<Access, MiddlewareFunction[]> = {
  nothing: [],
  'sign-in': [signedInOnly],
  company: [signedInOnly, companyOnly],
  'payroll-id': [signedInOnly, payrollOnly],
  'no-payroll-id': [signedInOnly, noPayrollOnly],
}

/** Adds a placeholder route for each menu entry that has no page among the routes. */
export function withComingSoonPages(routes: RouteObject[]): RouteObject[] {
  const isMissing = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*'
  const missing = [...entries, ...pagesWithoutEntry].flatMap((page) => {
    const { label, access = 'sign-in' } = page
    const path = hrefOf(page)
    if (!isMissing(path)) return []
    const lazy = async () => {
      const { ComingSoonPage } = await import('./coming-soon-page.tsx')
      return { element: <ComingSoonPage label={label} /> }
    }
    return [{ path, middleware: guards[access], lazy }]
  })
  return addBeforeNotFound(routes, missing)
}

function addBeforeNotFound(routes: RouteObject[], missing: RouteObject[]): RouteObject[] {
  const notFound = routes.findIndex(({ path }) => path === '*')
  if (notFound >= 0) return routes.toSpliced(notFound, 0, ...missing)
  return routes.map((route) =>
    route.children ? { ...route, children: addBeforeNotFound(route.children, missing) } : route,
  )
}
