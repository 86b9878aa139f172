import { expect, test } from '@jest/globals'
import { median } from '../figures/median.ts'
import { describePairs, interleavedRounds, pairedRounds, ratio } from './paired-rounds.ts'

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

test('rounds run in random order and the warm-up does not count', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  const keys = [1, 2, 3, 3, 1, 2, 2, 3, 1]
  const sides = ['base', 'ours', 'peer'].map(measure)
  const measured = await interleavedRounds(2, sides, () => keys.shift() ?? 0)
  expect(order.join(' ')).toBe('base ours peer ours peer base peer base ours')
  expect(measured).toEqual([
    [6, 4, 5],
    [8, 9, 7],
  ])
})

test('paired rounds tell the base from ours, whatever the order', async () => {
  const pairs = await pairedRounds(
    20,
    async () => 2,
    async () => 1,
  )
  expect(pairs).toEqual(Array(20).fill({ base: 2, ours: 1 }))
})
