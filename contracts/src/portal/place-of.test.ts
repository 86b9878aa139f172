import { expect, test } from '@jest/globals'
import { placeOf } from './place-of.ts'

test.each([
  [{ city: 'Austin', state: 'TX' }, 'Austin, TX'],
  [{ city: 'Cd. Juárez', state: 'OTH' }, 'Cd. Juárez'],
  [{ state: 'TX' }, 'TX'],
  [{ city: 'Austin', state: '' }, 'Austin'],
  [{}, ''],
])('%j is shown as “%s”', (place, shown) => {
  expect(placeOf(place)).toBe(shown)
})
