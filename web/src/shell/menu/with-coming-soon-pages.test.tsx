import { expect, test } from '@jest/globals'
import { matchRoutes, type RouteObject } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'

installFakeBroadcastChannel()
const { entries, hrefOf: placeOf } = await import('./entries.ts')
const { withComingSoonPages: withNotOpenYet } = await import('./with-coming-soon-pages.tsx')

const notFound: RouteObject = { path: '*', id: 'not-found' }
const real = (children: RouteObject[]): RouteObject[] => [{ children: [{ children }, notFound] }]
const whatIsAt = (routes: RouteObject[], path: string) => matchRoutes(routes, path)?.at(-1)?.route

test('every entry has a route', () => {
  const routes = withNotOpenYet(real([]))
  for (const entry of entries) expect(whatIsAt(routes, placeOf(entry))).toMatchObject({ lazy: {} })
  expect(whatIsAt(routes, '/info/personal')).toHaveProperty('lazy')
  expect(whatIsAt(routes, '/nowhere')).toBe(notFound)
})

test.each<[string, RouteObject]>([
  ['its path', { path: 'resources/safety', id: 'real' }],
  ['a path of many', { path: 'resources/:page', id: 'real' }],
  ['a child', { path: 'resources', children: [{ path: 'safety', id: 'real' }] }],
  [
    'a page with pages in it',
    { path: 'resources/safety', children: [{ index: true, id: 'real' }] },
  ],
])('a page at %s replaces the placeholder', (_way, page) => {
  const routes = withNotOpenYet(real([page]))
  expect(whatIsAt(routes, '/resources/safety')?.id).toBe('real')
  expect(whatIsAt(routes, '/social')).toHaveProperty('lazy')
})

test('only a public page is open to visitors', () => {
  const routes = withNotOpenYet(real([]))
  expect(whatIsAt(routes, '/privacy-policy')?.middleware).toEqual([])
  for (const entry of entries)
    expect(whatIsAt(routes, placeOf(entry))?.middleware?.[0]?.name).toBe('signedInOnly')
})
