import type { RouteObject } from 'react-router'
import { addWorkerPages, routes } from '../app/routes.tsx'

/** The routes with the workers' pages, as after a navigation to one of them. */
export async function allRoutes(): Promise<RouteObject[]> {
  let all = routes
  await addWorkerPages({
    path: '/announcements',
    patch: (id, pages) => {
      all = addPages(all, id, pages)
    },
    signal: new AbortController().signal,
    matches: [],
    fetcherKey: undefined,
  })
  return all
}

function addPages(to: RouteObject[], id: string | null, pages: RouteObject[]): RouteObject[] {
  return to.map((route) => {
    if (!route.children) return route
    const children = addPages(route.children, id, pages)
    return { ...route, children: route.id === id ? [...children, ...pages] : children }
  })
}
