import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { phone } from './phone.ts'

const isPhone = (typed: unknown) => phone.isValidSync(typed, { strict: true })

/** Area code or exchange: 2 to 9, then two digits that are not 11. */
const code = fc.integer({ min: 200, max: 999 }).filter((three) => three % 100 !== 11)
const line = fc.integer({ min: 0, max: 9999 })
const gap = fc.constantFrom('', ' ', '-', '.', ') ', ' (')
const country = fc.constantFrom('', '1', '+1', '1-', '+1 ', '(1) ')

test('accepts a North American number in any notation', () => {
  fc.assert(
    fc.property(country, code, code, line, gap, gap, gap, (one, area, exchange, last, ...gaps) => {
      const ending = String(last).padStart(4, '0')
      const typed = `${one}${gaps[0]}${area}${gaps[1]}${exchange}${gaps[2]}${ending}`
      expect(isPhone(typed)).toBe(true)
      expect(phone.cast(typed)).toBe(`${area}${exchange}${ending}`)
    }),
  )
})

test('rejects any other number of digits', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(digits, (some) => {
      const typed = `5${some.join('')}`
      if (typed.length !== 10) expect(isPhone(typed)).toBe(false)
      expect(phone.cast(typed)).toBe(typed)
    }),
  )
})

test.each([
  '0125550142',
  '512-155-0142',
  '911 555 0142',
  '512 911 0142',
  '411-555-0142',
  '+44 20 7946 0958',
  'call me',
  5125550142,
  null,
  undefined,
])('rejects %p', (typed) => expect(isPhone(typed)).toBe(false))

test('accepts an empty phone', () => {
  expect(isPhone('')).toBe(true)
  expect(phone.cast('')).toBe('')
})
