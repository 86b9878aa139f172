import { expect, test } from '@jest/globals'
import { decimal } from './decimal.ts'

const amount = decimal('amount', 0.01, 9_999_999.99)
const percent = decimal('percent', 1, 100)

test.each([
  [amount, '150', '150'],
  [amount, '$1,250.50', '1250.50'],
  [amount, ' 0.01 ', '0.01'],
  [amount, '9999999.99', '9999999.99'],
  [percent, '40 %', '40'],
  [percent, '33.33', '33.33'],
  [percent, '100', '100'],
])('%# casts %p to %p', (rules, typed, cast) => {
  expect(rules.isValidSync(typed, { strict: true })).toBe(true)
  expect(rules.cast(typed)).toBe(cast)
})

test.each([
  [amount, '0'],
  [amount, '-5'],
  [amount, '1.005'],
  [amount, '1e3'],
  [amount, 'ten'],
  [amount, '10000000'],
  [percent, '0.99'],
  [percent, '100.01'],
  [percent, '10.123'],
])('%# rejects %p', (rules, typed) => {
  expect(rules.isValidSync(typed, { strict: true })).toBe(false)
})
