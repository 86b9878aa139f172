import { expect, test } from '@jest/globals'
import { hundredthsOf } from './hundredths.ts'

test.each([
  ['150', 15_000],
  ['150.5', 15_050],
  ['0.01', 1],
  ['', 0],
  ['1.234', 0],
  ['-1', 0],
  ['1e3', 0],
  ['$5', 500],
  ['33.3 %', 3330],
  ['12,345', 1_234_500],
  ['1,234,567.89', 123_456_789],
  ['1,2345', 0],
  ['1,23', 0],
  ['x1', 0],
  ['1x', 0],
  ['5.', 0],
])('%p is %d hundredths', (typed, hundredths) => {
  expect(hundredthsOf(typed)).toBe(hundredths)
})
