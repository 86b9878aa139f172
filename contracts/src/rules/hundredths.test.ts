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
])('%p is %d hundredths', (typed, hundredths) => {
  expect(hundredthsOf(typed)).toBe(hundredths)
})
