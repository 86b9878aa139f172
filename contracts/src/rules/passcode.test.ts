import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { passcode } from './passcode.ts'

const isPasscode = (typed: unknown) => passcode.isValidSync(typed, { strict: true })

test('accepts six digits with spaces, and nothing else', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 })
  const gaps = fc.array(fc.constantFrom('', ' ', '  '), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(digits, gaps, (code, gap) => {
      const typed = gap[0] + code.map((digit, i) => digit + (gap[i + 1] ?? '')).join('')
      expect(isPasscode(typed)).toBe(true)
      expect(passcode.cast(typed)).toBe(code.join(''))
    }),
  )
})

test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '12-34-56', 123456, null, undefined])(
  'rejects %p',
  (typed) => expect(isPasscode(typed)).toBe(false),
)

test('reports the broken rule', () => {
  expect(() => passcode.validateSync('', { strict: true })).toThrow(/^required$/)
  expect(() => passcode.validateSync('12', { strict: true })).toThrow(/^passcode$/)
  expect(() => passcode.validateSync(1, { strict: true })).toThrow(/^invalid$/)
})
