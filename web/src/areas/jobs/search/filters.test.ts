import { type JobSearch, radii, sortColumns } from '@gatehouse/contracts/portal/jobs'
import { brandCodes, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { changeFilter, filtersOf, resetSearch, searchOf, toQuery } from './filters.ts'

const visitor = { base: '/search-jobs', worker: false, internal: false } as const
const worker = { base: '/search', worker: true, internal: false } as const
const internal = { ...visitor, internal: true }
const allBrands = searchableBrands.join(',')

const word = fc.stringMatching(/^[a-z]{1,10}( [a-z]{1,10})?$/)
const searches: fc.Arbitrary<JobSearch> = fc
  .record(
    {
      audience: fc.constant('internal' as const),
      brands: fc.constantFrom(...brandCodes, allBrands),
      id: word,
      keyword: word,
      city: word,
      state: fc.constantFrom('TX', 'ON'),
      type: word,
      near: fc.tuple(fc.stringMatching(/^\d{5}$/), fc.constantFrom(...radii)),
      size: fc.constantFrom(15 as const, 25 as const),
    },
    { requiredKeys: [] },
  )
  .chain(({ near, ...search }) =>
    fc.record({
      ...Object.fromEntries(
        Object.entries(search).map(([name, value]) => [name, fc.constant(value)]),
      ),
      ...(near && { postalCode: fc.constant(near[0]), distance: fc.constant(near[1]) }),
      sort: fc.constantFrom(...sortColumns),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  )

test('converting a search to filters and back keeps it unchanged', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(searchOf(filtersOf(search), search)).toEqual(search)
    }),
  )
})

test('changing the filters drops the page number', () =>
  expect(searchOf(filtersOf({ page: 3 }), { page: 3 })).not.toHaveProperty('page'))

test('a ZIP+4 is cut to five digits, and an invalid postal code is dropped', () => {
  const near = (postalCode: string) => searchOf({ ...filtersOf({}), postalCode }, {}).postalCode
  expect(['78701-1234', '787011234', '7870', ''].map(near)).toEqual([
    '78701',
    '78701',
    undefined,
    undefined,
  ])
})

test('spaces around a postal code are ignored', () => {
  expect(searchOf({ ...filtersOf({}), postalCode: ' 78701 ' }, {}).postalCode).toBe('78701')
  expect(changeFilter(filtersOf({}), 'postalCode', ' 7870').distance).toBe('')
})

test.each([
  ['austin, tx', { city: 'austin', state: 'TX' }],
  [' Austin ,Tx ', { city: 'Austin', state: 'TX' }],
  ['austin, zz', { city: 'austin, zz', state: 'NY' }],
  ['austin', { city: 'austin', state: 'NY' }],
])('searches for "%s" as %j', (city, place) =>
  expect(searchOf({ ...filtersOf({ state: 'NY' }), city }, {})).toMatchObject(place),
)

test.each([
  ['7870', ''],
  ['78701', '10'],
  ['78701-1', '10'],
  ['', ''],
])('typing postal code "%s" sets the distance to "%s"', (typed, distance) =>
  expect(changeFilter(filtersOf({}), 'postalCode', typed).distance).toBe(distance),
)

test('shortening the postal code clears the distance', () =>
  expect(changeFilter(filtersOf({ postalCode: '78701' }), 'postalCode', '7870').distance).toBe(''))

test('changing the postal code keeps the selected distance', () => {
  const filters = { ...filtersOf({ postalCode: '78701' }), distance: '50' }
  expect(changeFilter(filters, 'postalCode', '78702').distance).toBe('50')
})

test('selecting a place sets city and state, typing a city sets only the city', () => {
  const filters = filtersOf({ state: 'NY' })
  expect(changeFilter(filters, 'city', 'St. Louis, MO')).toMatchObject({
    city: 'St. Louis',
    state: 'MO',
  })
  expect(changeFilter(filters, 'city', 'St. Louis')).toMatchObject({
    city: 'St. Louis',
    state: 'NY',
  })
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

test('reset keeps the audience and searches all brands', () => {
  const search: JobSearch = { keyword: 'x', postalCode: '78701', distance: 50, page: 4, size: 25 }
  expect(resetSearch(search, visitor)).toEqual({ brands: allBrands })
  expect(resetSearch(search, worker)).toEqual({})
  expect(resetSearch({ ...search, audience: 'internal' }, internal)).toEqual({
    audience: 'internal',
  })
})
