import { expect, test } from '@jest/globals'
import { broadenSearch } from './broaden-search.ts'

const search = {
  keyword: 'welder',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  distance: 10,
  page: 2,
} as const

test('a distance suggestion keeps the place and widens the radius', () =>
  expect(broadenSearch(search, { kind: 'distance', distance: 50, total: 3 })).toEqual({
    keyword: 'welder',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    distance: 50,
  }))

test('a state suggestion replaces the place by the state', () =>
  expect(broadenSearch(search, { kind: 'state', state: 'NJ', total: 1 })).toEqual({
    keyword: 'welder',
    state: 'NJ',
  }))

test('the everywhere suggestion drops the place', () =>
  expect(broadenSearch(search, { kind: 'everywhere', total: 9 })).toEqual({ keyword: 'welder' }))

test("the suggestion of the drivers' jobs keeps the place", () =>
  expect(broadenSearch(search, { kind: 'drivers', total: 9 })).toMatchObject({
    city: 'Austin',
    brands: 'staffmarkdrivers',
  }))

test('the suggestion of all companies keeps the place', () =>
  expect(broadenSearch(search, { kind: 'all-brands', total: 9 })).toMatchObject({
    city: 'Austin',
    brands: 'arna,staffmark,prostaff,warets,hunter-hamilton,dyson,xpo',
  }))
