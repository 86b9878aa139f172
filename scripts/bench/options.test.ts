import { expect, test } from '@jest/globals'
import { minRounds, readOptions } from './options.ts'

const known = ['P1', 'P5', 'P10']

test('defaults: all figures, enough rounds, no check', () => {
  expect(readOptions([], known)).toEqual({ check: false, only: [], rounds: minRounds })
})

test('--only ignores case', () => {
  const args = ['--only', 'p1, P10', '--rounds', '3', '--check']
  expect(readOptions(args, known)).toEqual({ check: true, only: ['P1', 'P10'], rounds: 3 })
})

test('rejects an unknown figure, option or number', () => {
  expect(() => readOptions(['--only', 'P1,P99'], known)).toThrow('P99 is none of P1, P5, P10')
  expect(() => readOptions(['--rounds', '0'], known)).toThrow('--rounds')
  expect(() => readOptions(['--onyl', 'P1'], known)).toThrow('--onyl')
})
