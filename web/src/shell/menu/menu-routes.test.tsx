import { expect, test } from '@jest/globals'
import { matchRoutes, type RouteObject } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'

installFakeBroadcastChannel()
const { entries, hrefOf } = await import('./entries.ts')
const { withMenuRoutes } = await import('./menu-routes.tsx')

const notFound: RouteObject = { path: '*', id: 'not-found' }
const withPages = (children: RouteObject[]): RouteObject[] => [
  { children: [{ children }, notFound] },
]
const routeAt = (routes: RouteObject[], path: string) => matchRoutes(routes, path)?.at(-1)?.route

test('every entry has a route', () => {
  const routes = withMenuRoutes(withPages([]))
  for (const entry of entries) expect(routeAt(routes, hrefOf(entry))).toMatchObject({ lazy: {} })
  expect(routeAt(routes, '/info/personal')).toHaveProperty('lazy')
  expect(routeAt(routes, '/nowhere')).toBe(notFound)
})

test.each<[string, RouteObject]>([
  ['its path', { path: 'resources/safety', id: 'page' }],
  ['a path with a parameter', { path: 'resources/:page', id: 'page' }],
  ['a child route', { path: 'resources', children: [{ path: 'safety', id: 'page' }] }],
  ['an index route', { path: 'resources/safety', children: [{ index: true, id: 'page' }] }],
])('a page at %s replaces the placeholder', (_case, page) => {
  const routes = withMenuRoutes(withPages([page]))
  expect(routeAt(routes, '/resources/safety')?.id).toBe('page')
  expect(routeAt(routes, '/social')).toHaveProperty('lazy')
})

test('only a public page is open to visitors', () => {
  const routes = withMenuRoutes(withPages([]))
  expect(routeAt(routes, '/privacy-policy')?.middleware).toEqual([])
  for (const entry of entries)
    expect(routeAt(routes, hrefOf(entry))?.middleware?.[0]?.name).toBe('signedInOnly')
})

test('a page keeps the guards of its entry once it is in the router', () => {
  const routes = withMenuRoutes(withPages([{ path: 'info/profile', id: 'page' }]))
  const { id, middleware } = routeAt(routes, '/info/profile') ?? {}
  expect([id, middleware?.map(({ name }) => name)]).toEqual(['page', ['companyOnly']])
})
