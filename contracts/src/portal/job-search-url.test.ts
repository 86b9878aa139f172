import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { brandCodes } from '../rules/brand-codes.ts'
import { formatJobSearch, jobPath, parseJobSearch } from './job-search-url.ts'
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
