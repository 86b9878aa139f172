import { type JobSearch, radii, sortColumns } from '@gatehouse/contracts/portal/jobs'
import { brandCodes, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { asked, changed, filtersOf, resetSearch, searchOf } from './filters.ts'

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

test('the fields say all that is searched for, and searching by them changes nothing', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(searchOf(filtersOf(search), search)).toEqual(search)
    }),
  )
})

test('a search by other fields begins on its first page', () =>
  expect(searchOf(filtersOf({ page: 3 }), { page: 3 })).not.toHaveProperty('page'))

test('of a ZIP+4 five digits are asked, and what is no postal code is not', () => {
  const near = (postalCode: string) => searchOf({ ...filtersOf({}), postalCode }, {}).postalCode
  expect(['78701-1234', '787011234', '7870', ''].map(near)).toEqual([
    ...['78701', '78701', undefined, undefined],
  ])
})

test.each([
  ['7870', ''],
  ['78701', '10'],
  ['78701-1', '10'],
  ['', ''],
])('after "%s" has been typed the distance is "%s"', (typed, distance) =>
  expect(changed(filtersOf({}), 'postalCode', typed).distance).toBe(distance),
)

test('a postal code that becomes too short takes the distance along', () =>
  expect(changed(filtersOf({ postalCode: '78701' }), 'postalCode', '7870').distance).toBe(''))

test('a distance that was chosen stays while the postal code is long enough', () => {
  const chosen = { ...filtersOf({ postalCode: '78701' }), distance: '50' }
  expect(changed(chosen, 'postalCode', '78702').distance).toBe('50')
})

test('choosing a place sets city and state, typing a city only the city', () => {
  const before = filtersOf({ state: 'NY' })
  expect(changed(before, 'city', 'St. Louis, MO')).toMatchObject({ city: 'St. Louis', state: 'MO' })
  expect(changed(before, 'city', 'St. Louis')).toMatchObject({ city: 'St. Louis', state: 'NY' })
})

test('visitors search the usual brand until they ask for others; those who see brands, all', () => {
  expect(asked({}, visitor)).toEqual({})
  expect(asked({}, worker)).toEqual({ brands: allBrands })
  expect(asked({ audience: 'internal' }, internal)).toEqual({
    audience: 'internal',
    brands: allBrands,
  })
  expect(asked({ brands: 'xpo' }, worker)).toEqual({ brands: 'xpo' })
})

test('a postal code that says no distance is looked around for the least one', () =>
  expect(asked({ postalCode: '78701' }, visitor).distance).toBe(10))

test('a reset leaves every brand and who searches', () => {
  const search: JobSearch = { keyword: 'x', postalCode: '78701', distance: 50, page: 4, size: 25 }
  expect(resetSearch(search, visitor)).toEqual({ brands: allBrands })
  expect(resetSearch(search, worker)).toEqual({})
  expect(resetSearch({ ...search, audience: 'internal' }, internal)).toEqual({
    audience: 'internal',
  })
})
