import { expect, test } from '@jest/globals'
import type { Goal } from './goals.ts'
import { judgeSpeed } from './speed.ts'

const goal: Goal = { number: 'P1', what: '', base: '', unit: '×', least: 0.6 }

test('the figure is the processor time of the base divided by ours', () => {
  const pairs = [
    { base: 1 / 20e-6, ours: 1 / 40e-6 },
    { base: 1 / 24e-6, ours: 1 / 40e-6 },
    { base: 1 / 28e-6, ours: 1 / 40e-6 },
  ]
  const { figure, notes } = judgeSpeed(goal, pairs, ['ours 25,000/s'])
  expect(figure).toBeCloseTo(0.6)
  expect(notes).toEqual([
    'processor time per answer 40.0 µs, base 24.0 µs, rounds from 0.50 to 0.70',
    'ours 25,000/s',
  ])
})

test('without processor time it is not measured', () => {
  const { figure, notes } = judgeSpeed(goal, [{ base: Number.NaN, ours: Number.NaN }], [])
  expect(figure).toBeUndefined()
  expect(notes.join()).toContain('schedstat')
})
