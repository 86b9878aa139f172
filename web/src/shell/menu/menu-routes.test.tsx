import { expect, test } from '@jest/globals'
import { matchRoutes, type RouteObject } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'

installFakeBroadcastChannel()
const { entries, hrefOf } = await import('./entries.ts')
const { withMenuRoutes } = await import('./menu-routes.tsx')

const routeAt = (routes: RouteObject[], path: string) => matchRoutes(routes, path)?.at(-1)?.route

test('every entry has a route', () => {
  const routes = withMenuRoutes([])
  for (const entry of entries) expect(routeAt(routes, hrefOf(entry))).toMatchObject({ lazy: {} })
  expect(routeAt(routes, '/info/personal')).toHaveProperty('lazy')
  expect(routeAt(routes, '/nowhere')).toBeUndefined()
})

test.each<[string, RouteObject]>([
  ['its path', { path: 'info/profile', id: 'page' }],
  ['a path with a parameter', { path: ':group/profile', id: 'page' }],
  ['a child route', { path: 'info', children: [{ path: 'profile', id: 'page' }] }],
  ['an index route', { path: 'info/profile', children: [{ index: true, id: 'page' }] }],
])('a page at %s replaces the placeholder and keeps the guards of its entry', (_case, page) => {
  const routes = withMenuRoutes([page])
  const { id, middleware } = routeAt(routes, '/info/profile') ?? {}
  expect([id, middleware?.map(({ name }) => name)]).toEqual(['page', ['companyOnly']])
  expect(routeAt(routes, '/social')).toHaveProperty('lazy')
})

test('throws if two entries with different guards share a route', () => {
  const page = { path: 'info/:page', id: 'page' }
  expect(() => withMenuRoutes([page])).toThrow('/info/profile')
})
