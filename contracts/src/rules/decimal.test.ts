import { expect, test } from '@jest/globals'
import { requireAmount, requirePercent } from './decimal.ts'
import { optionalText } from './optional-text.ts'

const amount = requireAmount(optionalText(20))
const percent = requirePercent(optionalText(20))

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
  [amount, '25,50'],
  [amount, '1.250,50'],
  [amount, '1,25'],
  [amount, '50%'],
  [percent, '0.99'],
  [percent, '100.01'],
  [percent, '10.123'],
  [percent, '1,5'],
  [percent, '0,050'],
  [percent, '$10'],
])('%# rejects %p', (rules, typed) => {
  expect(rules.isValidSync(typed, { strict: true })).toBe(false)
})
