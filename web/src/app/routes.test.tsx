import { isPagePath, pagePaths } from '@gatehouse/contracts/portal/page-paths'
import { expect, test } from '@jest/globals'
import { matchRoutes, type RouteObject } from 'react-router'

const { entries, hrefOf } = await import('../shell/menu/entries.ts')
const { addWorkerPages } = await import('./routes.tsx')
const { allRoutes } = await import('../testing/all-routes.ts')

/** Patches of a navigation. */
async function patchesFor(path: string) {
  const patches: [string | null, RouteObject[]][] = []
  await addWorkerPages({
    path,
    patch: (...patch) => patches.push(patch),
    signal: new AbortController().signal,
    matches: [],
    fetcherKey: undefined,
  })
  return patches
}

test.each(['/', '/search-jobs', '/search-jobs/1001', '/privacy-policy', '/search'])(
  '%s does not wait for the routes of the workers’ pages',
  async (path) => expect(await patchesFor(path)).toEqual([]),
)

test('the workers’ pages, and only those, need a session', async () => {
  const routes = await allRoutes()
  const guardsOf = (path: string) =>
    matchRoutes(routes, path)
      ?.flatMap(({ route }) => route.middleware ?? [])
      .map(({ name }) => name)
  for (const entry of entries)
    expect(guardsOf(hrefOf(entry))?.[0]).toMatch(/^(signedInOnly|workersSearch)$/)
  expect(guardsOf('/search')).toEqual(['workersSearch'])
  expect(guardsOf('/search/1001')).toEqual(['workersSearch'])
  expect(guardsOf('/info/personal')).toEqual(['signedInOnly', 'companyOnly'])
  expect(guardsOf('/privacy-policy')).toEqual([])
  expect(guardsOf('/nowhere')).toEqual([])
})

test.each(['/documents', '/info/assignments', '/email-history'])(
  '%s is not read again when its table is paged, only when its link is pressed again',
  async (path) => {
    const route = matchRoutes(await allRoutes(), path)?.at(-1)?.route
    if (typeof route?.lazy !== 'function') throw new Error(`${path} has no page`)
    const { shouldRevalidate } = await route.lazy()
    const isReadFor = (search: string) =>
      shouldRevalidate?.({
        currentUrl: new URL(`https://portal.example.test${path}`),
        nextUrl: new URL(`https://portal.example.test${path}${search}`),
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
      })
    expect([isReadFor('?page=2'), isReadFor('')]).toEqual([false, true])
  },
)

/** Of all pages, in the order of the table. */
function pathsOf(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const full = path === undefined || path === '*' ? parent : `${parent}/${path}`
    if (children) return pathsOf(children, full)
    return path === '*' ? [] : [full || '/']
  })
}

test('the gateway knows the path of every page, and no other', async () => {
  const routes = await allRoutes()
  expect(pathsOf(routes).toSorted()).toEqual(pagePaths.toSorted())
  for (const path of ['/nowhere', '/account/nowhere', '/search-jobs/1/2', '/Account', '/social/']) {
    const isPage = matchRoutes(routes, path)?.at(-1)?.route.path !== '*'
    expect([path, isPagePath(path)]).toEqual([path, isPage])
  }
})
