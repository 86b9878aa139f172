import { expect, test } from '@jest/globals'
import { formatWhere } from './filters.ts'
import { parseWhere } from './where.ts'

test.each([
  ['', {}],
  ['78701', { postalCode: '78701' }],
  [' 78701-1234 ', { postalCode: '78701' }],
  ['787011234', { postalCode: '78701' }],
  ['m5h 2n2', { postalCode: 'M5H 2N2' }],
  ['M5H2N2', { postalCode: 'M5H 2N2' }],
  ['m5h-2n2', { postalCode: 'M5H 2N2' }],
  ['tx', { state: 'TX' }],
  ['Texas', { state: 'TX' }],
  ['new york', { state: 'NY' }],
  ['austin, tx', { city: 'austin', state: 'TX' }],
  [' Austin ,Tx ', { city: 'Austin', state: 'TX' }],
  ['Austin, Texas', { city: 'Austin', state: 'TX' }],
  ['Québec, QC', { city: 'Québec', state: 'QC' }],
  ['austin, zz', { city: 'austin, zz' }],
  ['St. Louis', { city: 'St. Louis' }],
])('reads "%s" as %j', (typed, place) => expect(parseWhere(typed)).toEqual(place))

test.each(['7870', '787012', '78701-12', 'K1A', 'k1a 0', '5th Avenue'])(
  'takes "%s" for an unfinished postal code',
  (typed) => expect(parseWhere(typed)).toBeUndefined(),
)

test.each([
  {},
  { postalCode: '78701' },
  { city: 'Austin', state: 'TX' },
  { state: 'ON' },
  { city: 'Reno' },
])('writes %j so that it is read again', (place) =>
  expect(parseWhere(formatWhere(place))).toEqual(place),
)
