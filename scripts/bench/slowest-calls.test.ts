import { expect, test } from '@jest/globals'
import { SlowestCalls } from './slowest-calls.ts'

test('records the slowest call of each reply, by user', () => {
  const slowest = new SlowestCalls(2)
  slowest.add('maria', 20)
  slowest.add('linh', 30)
  slowest.add('maria', 25)
  slowest.add('linh', 21)
  slowest.add('linh', 99)
  expect(slowest.take()).toEqual([25, 30])
  expect(slowest.take()).toEqual([])
})
