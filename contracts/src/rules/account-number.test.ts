import { expect, test } from '@jest/globals'
import { accountNumber, lastDigitsOf } from './account-number.ts'

test.each([
  ['1234', '1234'],
  ['0012 3456-789', '0012 3456-789'.replace(/\D/g, '')],
  ['12345678901234567', '12345678901234567'],
  ['', ''],
])('casts %p to %p', (typed, digits) => {
  expect(accountNumber.isValidSync(typed, { strict: true })).toBe(true)
  expect(accountNumber.cast(typed)).toBe(digits)
})

test.each(['123', '123456789012345678', '12a4567', '１２３４', '1234.5', '-'])(
  'rejects %p',
  (typed) => {
    expect(accountNumber.isValidSync(typed, { strict: true })).toBe(false)
  },
)

test.each([
  ['004402118801', '8801'],
  ['1234567', '567'],
  ['1234', '34'],
  ['1', ''],
  ['', ''],
])('shows of %p %p', (number, shown) => {
  expect(lastDigitsOf(number)).toBe(shown)
})
