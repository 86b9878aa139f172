import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { brandCodes } from '../rules/brand-codes.ts'
import {
  allBrands,
  formatJobSearch,
  implicitBrands,
  jobPath,
  lookupBrand,
  parseJobSearch,
  withImplicitFilters,
} from './job-search-url.ts'
import { JobSearch, pageSizes, radii, sortColumns } from './jobs.ts'

const typed = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .map((text) => text.trim())
    .filter((text) => text.length > 0 && text.length <= maxLength)

const searches = fc.record(
  {
    audience: fc.constant('internal' as const),
    brands: fc.subarray([...brandCodes], { minLength: 1 }).map((codes) => codes.join(',')),
    id: typed(20),
    keyword: typed(100),
    city: typed(60),
    state: fc.constantFrom('TX', 'ON', 'CA'),
    type: typed(60),
    postalCode: fc.stringMatching(/^\d{5}$/),
    distance: fc.constantFrom(...radii),
    sort: fc.constantFrom(...sortColumns.filter((column) => column !== 'posted')),
    direction: fc.constant('asc' as const),
    page: fc.integer({ min: 1, max: 999 }),
    size: fc.constantFrom(...pageSizes.slice(1)),
  },
  { requiredKeys: [] },
)

const names = [...Object.keys(JobSearch.properties), 'mode', 'brandId', 'x']
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom('internal', 'TX', '78701', '25', 'desc', '0', '1', '2', 'arna,xpo', 'posted'),
)
const anyAddress = fc.dictionary(fc.constantFrom(...names), anyText)

test('parses a formatted search back to itself', () => {
  fc.assert(
    fc.property(searches, (search) => {
      fc.pre(search.distance === undefined || search.postalCode !== undefined)
      const address = formatJobSearch(search as JobSearch).toString()
      expect(parseJobSearch(new URLSearchParams(address))).toEqual(search)
    }),
  )
})

test('reads brands and a state of any case', () => {
  const typed = new URLSearchParams('brands=Staffmark, XPO,xpo&state=tx')
  expect(parseJobSearch(typed)).toEqual({ brands: 'staffmark,xpo', state: 'TX' })
})

test('drops a distance without a postal code', () => {
  expect(parseJobSearch(new URLSearchParams('distance=25'))).toEqual({})
  expect(parseJobSearch(new URLSearchParams('distance=25&postalCode=x'))).toEqual({})
  expect(parseJobSearch(formatJobSearch({ distance: 25, city: 'Austin' }))).toEqual({
    city: 'Austin',
  })
})

test('parses any URL to a valid query, and equal searches to one URL', () => {
  fc.assert(
    fc.property(anyAddress, (params) => {
      const search = parseJobSearch(new URLSearchParams(params))
      expect(Value.Errors(JobSearch, search)).toEqual([])
      expect(parseJobSearch(formatJobSearch(search))).toEqual(search)
    }),
    { numRuns: 1000 },
  )
})

test('leaves defaults out of the URL', () => {
  const defaults = {
    audience: 'public',
    sort: 'posted',
    direction: 'desc',
    page: 0,
    size: 10,
  } as const
  expect(formatJobSearch(defaults).toString()).toBe('')
})

test('counts pages from 1', () => {
  expect(formatJobSearch({ keyword: 'forklift driver', page: 2 }).toString()).toBe(
    'keyword=forklift+driver&page=3',
  )
})

test.each([
  [{}, '/search-jobs/1001?brandId=staffmark'],
  [{ base: '/search' }, '/search/1001?brandId=staffmark'],
  [{ internal: true }, '/search-jobs/1001?brandId=staffmark&mode=internal'],
])('gives the path of a job: %j', (options, expected) => {
  expect(jobPath({ id: '1001', brand: { code: 'staffmark' } }, options)).toBe(expected)
})

test.each([
  ['xpo,xpo,arna', 'xpo,arna'],
  ['arna,other,xpo,', 'arna,xpo'],
  ['other', undefined],
  ['', undefined],
])('reads the brands %p as %p', (given, brands) => {
  expect(parseJobSearch(new URLSearchParams({ brands: given })).brands).toBe(brands)
})

test.each([
  ['1', undefined],
  ['2', 1],
  ['1000', 999],
  ['1001', undefined],
  ['02', undefined],
  ['0', undefined],
  ['-2', undefined],
])('reads page %s of the URL as %p', (given, page) => {
  expect(parseJobSearch(new URLSearchParams({ page: given })).page).toBe(page)
})

test.each([
  [{}, false, {}],
  [{}, true, { brands: allBrands }],
  [{ brands: 'xpo' }, true, { brands: 'xpo' }],
  [{ postalCode: '78701' }, false, { postalCode: '78701', distance: 10 }],
  [{ postalCode: '78701', distance: 50 }, false, { postalCode: '78701', distance: 50 }],
] as const)('%j is searched, in all brands: %p, as %j', (search, coversAllBrands, expected) => {
  expect(withImplicitFilters(search, coversAllBrands)).toEqual(expected)
})

test('a search without brands covers the default one, or all but the drivers’', () => {
  expect(implicitBrands(false)).toBe('arna')
  const drivers = 'staffmarkdrivers'
  expect(implicitBrands(true).split(',')).toEqual(brandCodes.filter((code) => code !== drivers))
})

test.each([
  ['xpo', 'xpo'],
  ['xpo,dyson', 'arna'],
  [undefined, 'arna'],
])('the lists of a search in %p are those of %s', (brands, expected) => {
  expect(lookupBrand({ ...(brands && { brands }) })).toBe(expected)
})

test('the path of a job has its id encoded, and no query without a known brand', () => {
  for (const code of ['', 'other', 'atterro'])
    expect(jobPath({ id: 'a/b', brand: { code } })).toBe('/search-jobs/a%2Fb')
})
