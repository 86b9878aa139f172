import { type JobSearch, radii, sortColumns } from '@gatehouse/contracts/portal/jobs'
import { brandCodes, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Audience } from '../audience.ts'
import {
  appliedExtras,
  filtersOf,
  resetSearch,
  searchOf,
  toQuery,
  withDistance,
} from './filters.ts'

const visitor = { base: '/search-jobs', worker: false, internal: false } as const
const worker = { base: '/search', worker: true, internal: false } as const
const internal = { ...visitor, internal: true }
const allBrands = searchableBrands.join(',')

const word = fc.stringMatching(/^[a-z]{1,10}( [a-z]{1,10})?$/)
const searches: fc.Arbitrary<JobSearch> = fc
  .record(
    {
      audience: fc.constant('internal' as const),
      brands: fc.constantFrom(...brandCodes.slice(1), allBrands),
      id: word,
      keyword: word,
      city: fc.constantFrom('Austin', 'St. Louis', 'Québec'),
      state: fc.constantFrom('TX', 'ON'),
      type: word,
      near: fc.tuple(fc.stringMatching(/^\d{5}$/), fc.constantFrom(...radii)),
      size: fc.constantFrom(15 as const, 25 as const),
    },
    { requiredKeys: [] },
  )
  .chain(({ near, city, state, ...search }) =>
    fc.record({
      ...Object.fromEntries(
        Object.entries(
          near ? search : { ...search, ...(city && { city }), ...(state && { state }) },
        ).map(([name, value]) => [name, fc.constant(value)]),
      ),
      ...(near && { postalCode: fc.constant(near[0]), distance: fc.constant(near[1]) }),
      sort: fc.constantFrom(...sortColumns),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  )

test('converting a search to filters and back keeps it unchanged', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(searchOf(filtersOf(search, visitor), search, search, visitor)).toEqual(search)
    }),
  )
})

test('changing the filters drops the page number', () =>
  expect(searchOf(filtersOf({ page: 3 }, visitor), {}, { page: 3 }, visitor)).not.toHaveProperty(
    'page',
  ))

test('spaces around what is typed are no part of it', () => {
  const typed = { ...filtersOf({}, visitor), keyword: ' nurse ', id: ' 1001 ' }
  expect(searchOf(typed, {}, {}, visitor)).toEqual({ keyword: 'nurse', id: '1001' })
  const blank = { ...typed, keyword: ' ', id: ' ' }
  expect(searchOf(blank, {}, {}, visitor)).toEqual({})
})

test.each([
  [{ city: 'Austin' }, ''],
  [undefined, ''],
  [{ postalCode: '78701' }, '10'],
])('the place %j sets the distance to "%s"', (place, distance) =>
  expect(withDistance(filtersOf({}, visitor), place).distance).toBe(distance),
)

test('a distance is searched with a postal code alone', () => {
  const filters = filtersOf({ postalCode: '78701', distance: 50 }, visitor)
  expect(searchOf(filters, { city: 'Austin' }, {}, visitor)).toEqual({ city: 'Austin' })
})

test('another postal code keeps the distance', () => {
  const filters = filtersOf({ postalCode: '78701', distance: 50 }, visitor)
  expect(withDistance(filters, { postalCode: '78702' }).distance).toBe('50')
})

test('a brand is named in the address unless the page begins with it', () => {
  const brandsOf = (brands: string, audience: Audience) =>
    searchOf({ ...filtersOf({}, audience), brands }, {}, {}, audience).brands
  expect(brandsOf('arna', visitor)).toBeUndefined()
  expect(brandsOf(allBrands, visitor)).toBe(allBrands)
  expect(brandsOf(allBrands, worker)).toBeUndefined()
  expect(brandsOf('arna', worker)).toBe('arna')
})

test('lists the applied filters that are out of view', () => {
  expect(appliedExtras({ keyword: 'x', city: 'Austin', type: 'Contract' }, visitor)).toEqual([
    'type',
  ])
  expect(appliedExtras({ id: '7', brands: 'xpo' }, visitor)).toEqual(['id', 'brands'])
  expect(appliedExtras({ brands: 'arna' }, visitor)).toEqual([])
})

test('the query defaults to all brands for workers and internal staff, to none for visitors', () => {
  expect(toQuery({}, visitor)).toEqual({})
  expect(toQuery({}, worker)).toEqual({ brands: allBrands })
  expect(toQuery({ audience: 'internal' }, internal)).toEqual({
    audience: 'internal',
    brands: allBrands,
  })
  expect(toQuery({ brands: 'xpo' }, worker)).toEqual({ brands: 'xpo' })
})

test('a postal code without a distance defaults to the smallest radius', () =>
  expect(toQuery({ postalCode: '78701' }, visitor).distance).toBe(10))

test('reset keeps the audience alone: the page as it began', () => {
  const search: JobSearch = { keyword: 'x', postalCode: '78701', distance: 50, page: 4, size: 25 }
  expect(resetSearch({ ...search, brands: allBrands })).toEqual({})
  expect(resetSearch({ ...search, audience: 'internal' })).toEqual({ audience: 'internal' })
})

test.each<[JobSearch, string]>([
  [{ postalCode: '78701' }, '10'],
  [{ postalCode: '78701', distance: 50 }, '50'],
  [{ city: 'Austin', distance: 50 }, ''],
])('the search %j has the distance “%s”', (search, distance) =>
  expect(filtersOf(search, visitor).distance).toBe(distance),
)
