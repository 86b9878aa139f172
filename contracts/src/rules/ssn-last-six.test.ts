import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ssnLastSix } from './ssn-last-six.ts'

/** The gateway validates strictly; a form casts first. */
const isLastSix = (typed: unknown) => ssnLastSix.isValidSync(typed, { strict: true })
const isValidInForm = (typed: unknown) => ssnLastSix.isValidSync(typed)

const digit = fc.integer({ min: 0, max: 9 })
const gap = fc.constantFrom('', ' ', '-', ' - ')

/** Digits with gaps. */
const written = (count: number) =>
  fc.tuple(
    fc.array(digit, { minLength: count, maxLength: count }),
    fc.array(gap, { minLength: count + 1, maxLength: count + 1 }),
  )
const join = (digits: number[], gaps: string[]) =>
  gaps[0] + digits.map((one, at) => `${one}${gaps[at + 1]}`).join('')

test('accepts six digits with hyphens and spaces, cast to digits', () => {
  fc.assert(
    fc.property(written(6), ([digits, gaps]) => {
      const typed = join(digits, gaps)
      expect([typed, isLastSix(typed)]).toEqual([typed, true])
      expect(ssnLastSix.cast(typed)).toBe(digits.join(''))
    }),
  )
})

test('rejects any other number of digits, and truncates nothing', () => {
  const count = fc.integer({ min: 1, max: 20 }).filter((many) => many !== 6)
  fc.assert(
    fc.property(count.chain(written), ([digits, gaps]) => {
      const typed = join(digits, gaps)
      expect([typed, isLastSix(typed), isValidInForm(typed)]).toEqual([typed, false, false])
      expect(ssnLastSix.cast(typed)).toBe(digits.join(''))
    }),
  )
})

test('rejects any other character', () => {
  const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  const foreign = other.filter(
    (one) => !/[\s\d０-９\p{C}\p{Default_Ignorable_Code_Point}\p{Pd}]/u.test(one),
  )
  fc.assert(
    fc.property(written(6), foreign, fc.nat(12), ([digits, gaps], character, at) => {
      const typed = join(digits, gaps)
      const invalid = typed.slice(0, at) + character + typed.slice(at)
      expect([invalid, isLastSix(invalid), isValidInForm(invalid)]).toEqual([invalid, false, false])
    }),
  )
})

test.each([
  ['', 'required'],
  ['12345', 'last-six'],
  ['１２３４５', 'last-six'],
  ['123-45-6789', 'last-six'],
  ['١٢٣٤٥٦', 'last-six'],
  [123456, 'invalid'],
])('%p: %s', (typed, rule) => {
  expect(() => ssnLastSix.validateSync(typed, { strict: true })).toThrow(new RegExp(`^${rule}$`))
})

test.each(['４５６７８９', '456\u200b\u2013789', '45\u00a067 89'])(
  'casts %j to plain digits',
  (typed) => {
    expect([isLastSix(typed), ssnLastSix.cast(typed)]).toEqual([true, '456789'])
  },
)
