import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { postalCode } from './postal-code.ts'
import { countryOfPostalCode } from './postal-code-format.ts'

const isPostalCode = (typed: unknown) => postalCode.isValidSync(typed, { strict: true })

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const five = fc.tuple(digit, digit, digit, digit, digit).map((some) => some.join(''))
const letter = fc.constantFrom(...'ABCEGHJKLMNPRSTVWXYZ')
const first = letter.filter((one) => !'WZ'.includes(one))
const canadian = fc.tuple(first, digit, letter, fc.constantFrom('', ' ', '-'), digit, letter, digit)

test('accepts ZIP and ZIP+4, cast to five digits', () => {
  fc.assert(
    fc.property(five, digit, fc.constantFrom('', '-', ' ', ' - '), (zip, more, dash) => {
      for (const typed of [zip, ` ${zip} `, `${zip}${dash}${more.repeat(4)}`]) {
        expect(isPostalCode(typed)).toBe(true)
        expect(countryOfPostalCode(typed)).toBe('US')
        expect(postalCode.cast(typed)).toBe(zip)
      }
    }),
  )
})

test('accepts a Canadian code with a space or dash, cast to upper case', () => {
  fc.assert(
    fc.property(canadian, (parts) => {
      const code = parts.join('')
      for (const typed of [code, code.toLowerCase(), `${code} `]) {
        expect(isPostalCode(typed)).toBe(true)
        expect(countryOfPostalCode(typed)).toBe('CA')
        expect(postalCode.cast(typed)).toBe(code)
      }
    }),
  )
})

test('rejects letters that Canadian codes do not use', () => {
  const wrong = fc.constantFrom(...'DFIOQU')
  fc.assert(
    fc.property(canadian, wrong, fc.constantFrom(0, 2, 5), (parts, letter, place) => {
      const code = parts.map((part, at) => (at === place ? letter : part)).join('')
      expect(isPostalCode(code)).toBe(false)
    }),
  )
  for (const code of ['W1A 1A1', 'Z1A1A1']) expect(isPostalCode(code)).toBe(false)
})

test('rejects any other text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (typed) => {
      fc.pre(!/^\s*(\d{5}(-?\d{4})?|[a-z]\d[a-z][ -]?\d[a-z]\d)?\s*$/i.test(typed))
      expect(isPostalCode(typed)).toBe(false)
      expect(countryOfPostalCode(typed)).toBeUndefined()
    }),
  )
  for (const typed of ['1234', '123456', '78701-', '78701-12', 78701, null])
    expect(isPostalCode(typed)).toBe(false)
})

test('accepts an empty code', () => {
  expect(isPostalCode('')).toBe(true)
  expect(postalCode.cast('')).toBe('')
  expect(countryOfPostalCode('')).toBeUndefined()
})

test('a blank code is empty in a form, and invalid at the gateway', () => {
  expect(postalCode.cast('  ')).toBe('')
  expect(postalCode.isValidSync('  ')).toBe(true)
  expect(isPostalCode('  ')).toBe(false)
})

test.each([
  ['78701\u20111234', '78701'],
  ['78701 \u2013 1234', '78701'],
  ['K1A\u00a00B1', 'K1A 0B1'],
])('takes the dash or space of %j', (typed, code) => {
  expect(isPostalCode(typed)).toBe(true)
  expect(postalCode.cast(typed)).toBe(code)
})
