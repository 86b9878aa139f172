import { expect, test } from '@jest/globals'
import { median } from './median.ts'
import { describePairs, pairedRounds, ratio } from './paired-rounds.ts'

test('the median is the middle value, the mean of the middle two, or NaN', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 2, 4, 100])).toBe(7)
  expect(median([])).toBeNaN()
})

test('the ratio is taken per round, so that a slow moment of both cancels out', () => {
  const pairs = [
    { base: 100, ours: 60 },
    { base: 10, ours: 6 },
    { base: 100, ours: 1 },
  ]
  expect(ratio(pairs)).toBeCloseTo(0.6)
  expect(describePairs(pairs, (value) => `${value}/s`)).toBe(
    '6/s, base 100/s, rounds from 0.01 to 0.60',
  )
})

test('rounds alternate their order and the warm-up does not count', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  const pairs = await pairedRounds(3, measure('base'), measure('ours'))
  expect(order.join(' ')).toBe('base ours base ours ours base base ours')
  expect(pairs).toEqual([
    { base: 3, ours: 4 },
    { base: 6, ours: 5 },
    { base: 7, ours: 8 },
  ])
})
