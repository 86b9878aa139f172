import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { caretAfter, formatPhone } from './format-phone.ts'

const digits = (most: number) =>
  fc.stringMatching(new RegExp(`^[2-9]\\d{0,${most - 1}}$`)).filter((one) => one.length <= most)

test.each([
  ['', ''],
  ['5', '(5'],
  ['512', '(512'],
  ['5125', '(512) 5'],
  ['512555', '(512) 555'],
  ['5125550142', '(512) 555-0142'],
  ['+1 512.555.0142', '(512) 555-0142'],
  ['1', ''],
  ['4420794609582', '(442) 079-4609582'],
])('formats %p as %p', (typed, formatted) => expect(formatPhone(typed)).toBe(formatted))

test('keeps every digit and is idempotent', () => {
  fc.assert(
    fc.property(digits(16), (typed) => {
      const formatted = formatPhone(typed)
      expect(phoneDigits(formatted)).toBe(typed)
      expect(formatPhone(formatted)).toBe(formatted)
    }),
  )
})

test('the caret has the given count of digits before it', () => {
  fc.assert(
    fc.property(digits(10), fc.nat(10), (typed, count) => {
      const formatted = formatPhone(typed)
      const before = formatted.slice(0, caretAfter(formatted, count))
      expect(before.replace(/\D/g, '')).toBe(typed.slice(0, count))
    }),
  )
})
