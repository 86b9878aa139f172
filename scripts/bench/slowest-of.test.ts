import { expect, test } from '@jest/globals'
import { SlowestOf } from './slowest-of.ts'

test('of the calls that make one answer the slowest counts, each asker for themselves', () => {
  const slowest = new SlowestOf(2)
  slowest.note('maria', 20)
  slowest.note('linh', 30)
  slowest.note('maria', 25)
  slowest.note('linh', 21)
  slowest.note('linh', 99)
  expect(slowest.take()).toEqual([25, 30])
  expect(slowest.take()).toEqual([])
})
