import { expect, test } from '@jest/globals'
import { matchRoutes, type RouteObject } from 'react-router'
import { withMenuGuards } from './menu-routes.ts'

const routeAt = (routes: RouteObject[], path: string) => matchRoutes(routes, path)?.at(-1)?.route

const profile = { path: '/info/profile', access: 'company' } as const

test.each<[string, RouteObject]>([
  ['its path', { path: 'info/profile', id: 'page' }],
  ['a path with a parameter', { path: ':group/profile', id: 'page' }],
  ['a child route', { path: 'info', children: [{ path: 'profile', id: 'page' }] }],
  ['an index route', { path: 'info/profile', children: [{ index: true, id: 'page' }] }],
])('a page at %s gets the guards of its entry', (_case, page) => {
  const { id, middleware } = routeAt(withMenuGuards([page], [profile]), '/info/profile') ?? {}
  expect([id, middleware?.map(({ name }) => name)]).toEqual(['page', ['companyOnly']])
})

test('the guards of a page itself come before those of its entry', () => {
  const own = () => undefined
  const page = { path: 'info/profile', middleware: [own] }
  const { middleware } = routeAt(withMenuGuards([page], [profile]), '/info/profile') ?? {}
  expect(middleware?.map(({ name }) => name)).toEqual(['own', 'companyOnly'])
})

test('throws if two entries with different guards share a route', () => {
  const page = { path: 'info/:page', id: 'page' }
  const personal = { path: '/info/personal', access: 'sign-in' } as const
  expect(() => withMenuGuards([page], [profile, personal])).toThrow('/info/personal')
})

test('throws for an entry without a page', () => {
  expect(() => withMenuGuards([], [profile])).toThrow('There is no page at /info/profile')
})
