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
  ['austin tx', { city: 'austin', state: 'TX' }],
  ['Jacksonville Florida', { city: 'Jacksonville', state: 'FL' }],
  ['new york ny', { city: 'new york', state: 'NY' }],
  ['Fargo North Dakota', { city: 'Fargo', state: 'ND' }],
  ['Washington D.C.', { city: 'Washington', state: 'DC' }],
  ['Port Washington', { city: 'Port Washington' }],
  ['Port Washington NY', { city: 'Port Washington', state: 'NY' }],
  ['TX 78701', { postalCode: '78701' }],
  ['Austin, TX 78701-1234', { postalCode: '78701' }],
  ['toronto on m5h 2n2', { postalCode: 'M5H 2N2' }],
  ['toronto on m5h-2n2', { postalCode: 'M5H 2N2' }],
  ['Toronto,M5H2N2', { postalCode: 'M5H 2N2' }],
  ['Austin TX 787011234', { postalCode: '78701' }],
  ['Nueva York', { state: 'NY' }],
  ['carolina del norte', { state: 'NC' }],
  ['Pensilvania', { state: 'PA' }],
  ['nuevo mexico', { state: 'NM' }],
  ['Míchigan', { state: 'MI' }],
  ['Albany, Nueva York', { city: 'Albany', state: 'NY' }],
  ['San José California', { city: 'San José', state: 'CA' }],
  ['St. Louis', { city: 'St. Louis' }],
  ['fort washington', { city: 'fort washington' }],
  ['Newport Washington', { city: 'Newport', state: 'WA' }],
  ['Mount Washington', { city: 'Mount Washington' }],
  ['Seattle Washington', { city: 'Seattle', state: 'WA' }],
  ['Charleston West Virginia', { city: 'Charleston', state: 'WV' }],
  ['Winston-Salem,  North   Carolina', { city: 'Winston-Salem', state: 'NC' }],
  ['Austin , TX', { city: 'Austin', state: 'TX' }],
  ['Paris, France', { city: 'Paris, France' }],
  ['Paris, near Texas', { city: 'Paris, near Texas' }],
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

test('knows the Spanish names of states and provinces', () => {
  const codes = {
    'Distrito de Columbia': 'DC',
    Hawái: 'HI',
    Luisiana: 'LA',
    Misisipi: 'MS',
    Misuri: 'MO',
    'Nuevo Hampshire': 'NH',
    'Nueva Hampshire': 'NH',
    'Nueva Jersey': 'NJ',
    'Nuevo México': 'NM',
    'Nueva York': 'NY',
    'Carolina del Norte': 'NC',
    'Dakota del Norte': 'ND',
    Pensilvania: 'PA',
    'Carolina del Sur': 'SC',
    'Dakota del Sur': 'SD',
    Tenesí: 'TN',
    Tejas: 'TX',
    'Virginia Occidental': 'WV',
    'Columbia Británica': 'BC',
    'Nuevo Brunswick': 'NB',
    'Terranova y Labrador': 'NL',
    'Nueva Escocia': 'NS',
    'Territorios del Noroeste': 'NT',
    'Isla del Príncipe Eduardo': 'PE',
  }
  for (const [name, state] of Object.entries(codes))
    expect([name, parseWhere(name)]).toEqual([name, { state }])
})
