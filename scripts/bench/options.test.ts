import { expect, test } from '@jest/globals'
import { enoughRounds, readOptions } from './options.ts'

const known = ['P1', 'P5', 'P10']

test('without options all is measured, in enough rounds, and nothing is checked', () => {
  expect(readOptions([], known)).toEqual({ check: false, only: [], rounds: enoughRounds })
})

test('figures are named by number in whichever case', () => {
  const args = ['--only', 'p1, P10', '--rounds', '3', '--check']
  expect(readOptions(args, known)).toEqual({ check: true, only: ['P1', 'P10'], rounds: 3 })
})

test('a misspelt figure, option or number is told, not passed over', () => {
  expect(() => readOptions(['--only', 'P1,P99'], known)).toThrow('P99 is none of P1, P5, P10')
  expect(() => readOptions(['--rounds', '0'], known)).toThrow('--rounds')
  expect(() => readOptions(['--onyl', 'P1'], known)).toThrow('--onyl')
})
