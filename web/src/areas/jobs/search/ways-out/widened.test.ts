import { expect, test } from '@jest/globals'
import { widened } from './widened.ts'

const search = {
  keyword: 'welder',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  distance: 10,
  page: 2,
} as const

test('further away is the same place with a wider radius', () =>
  expect(widened(search, { kind: 'distance', distance: 50, total: 3 })).toEqual({
    keyword: 'welder',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    distance: 50,
  }))

test('another state is that state and no other place', () =>
  expect(widened(search, { kind: 'state', state: 'NJ', total: 1 })).toEqual({
    keyword: 'welder',
    state: 'NJ',
  }))

test('everywhere is no place at all', () =>
  expect(widened(search, { kind: 'everywhere', total: 9 })).toEqual({ keyword: 'welder' }))
