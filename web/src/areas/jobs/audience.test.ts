import { afterEach, expect, test } from '@jest/globals'
import { settings } from '../../portal/settings.ts'
import { audienceOf, searchesAllBrands, seesBrands } from './audience.ts'

const setAllBrands = (all: boolean) => Object.assign(settings, { searchesAllBrands: all })

afterEach(() => void setAllBrands(false))

test.each([
  ['/search', '', { base: '/search', worker: true, internal: false }, true],
  ['/search/1001', '', { base: '/search', worker: true, internal: false }, true],
  ['/search-jobs', '', { base: '/search-jobs', worker: false, internal: false }, false],
  ['/search-jobs/1001', '?mode=x', { base: '/search-jobs', worker: false, internal: false }, false],
  ['/search-jobs', '?mode=internal', { base: '/search-jobs', worker: false, internal: true }, true],
])('at %s%s the audience is %j, which sees brands: %s', (pathname, search, audience, brands) => {
  expect(audienceOf({ pathname, search })).toEqual(audience)
  expect(seesBrands(audienceOf({ pathname, search }))).toBe(brands)
})

test.each([
  ['/search-jobs', false, false],
  ['/search-jobs', true, true],
  ['/search', false, true],
])(
  'at %s, with all brands searched for visitors (%s), a search covers all: %s',
  (pathname, all, covers) => {
    setAllBrands(all)
    expect(searchesAllBrands(audienceOf({ pathname, search: '' }))).toBe(covers)
  },
)
