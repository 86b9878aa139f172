import { expect, test } from '@jest/globals'
import { type Goal, goals } from './goals.ts'
import { judge } from './result.ts'

const goal = { number: 'P0', what: '', base: '', unit: '×' } as const

test('a figure on its bound is held, one beyond it is missed', () => {
  expect(judge({ goal: { ...goal, least: 0.6 }, figure: 0.6, notes: [] })).toBe('held')
  expect(judge({ goal: { ...goal, least: 0.6 }, figure: 0.599, notes: [] })).toBe('missed')
  expect(judge({ goal: { ...goal, most: 3 }, figure: 3, notes: [] })).toBe('held')
  expect(judge({ goal: { ...goal, most: 3 }, figure: 3.001, notes: [] })).toBe('missed')
})

test('an unmeasured figure is skipped, NaN is missed', () => {
  expect(judge({ goal: { ...goal, least: 1 }, figure: undefined, notes: [] })).toBe('skipped')
  expect(judge({ goal: { ...goal, least: 1 }, figure: Number.NaN, notes: [] })).toBe('missed')
})

test('every goal has exactly one bound, except the reference', () => {
  const others = Object.values<Goal>(goals).filter(
    ({ least, most }) => (least === undefined) === (most === undefined),
  )
  expect(others.map(({ number }) => number)).toEqual(['N1'])
})

test('a reference is neither held nor missed', () => {
  expect(judge({ goal, figure: 1.3, notes: [] })).toBe('reference')
  expect(judge({ goal, figure: undefined, notes: [] })).toBe('skipped')
})
