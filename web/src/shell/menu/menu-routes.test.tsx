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
  ['its path', { path: 'info/profile', id: 'page' }],
  ['a path with a parameter', { path: ':group/profile', id: 'page' }],
  ['a child route', { path: 'info', children: [{ path: 'profile', id: 'page' }] }],
  ['an index route', { path: 'info/profile', children: [{ index: true, id: 'page' }] }],
])('a page at %s replaces the placeholder and keeps the guards of its entry', (_case, page) => {
  const routes = withMenuRoutes(withPages([page]))
  const { id, middleware } = routeAt(routes, '/info/profile') ?? {}
  expect([id, middleware?.map(({ name }) => name)]).toEqual(['page', ['companyOnly']])
  expect(routeAt(routes, '/social')).toHaveProperty('lazy')
})

test('throws if two entries share a route', () => {
  const page = { path: 'info/:page', id: 'page' }
  expect(() => withMenuRoutes(withPages([page]))).toThrow('/info/profile')
})

test('only a public page is open to visitors', () => {
  const routes = withMenuRoutes(withPages([]))
  expect(routeAt(routes, '/privacy-policy')?.middleware).toEqual([])
  for (const entry of entries)
    expect(routeAt(routes, hrefOf(entry))?.middleware?.[0]?.name).toBe('signedInOnly')
})
