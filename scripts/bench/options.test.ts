import { expect, test } from '@jest/globals'
import { minRounds, readOptions } from './options.ts'

const known = { figures: ['P1', 'P5', 'P10'], growths: ['G1', 'G2'] }

test('defaults: all figures, enough rounds, no check', () => {
  expect(readOptions([], known)).toEqual({
    check: false,
    growth: false,
    only: [],
    rounds: minRounds,
    results: undefined,
  })
})

test('--only ignores case', () => {
  const args = ['--only', 'p1, P10', '--rounds', '3', '--check']
  expect(readOptions(args, known)).toMatchObject({ check: true, only: ['P1', 'P10'], rounds: 3 })
})

test('--growth has numbers of its own and no bounds', () => {
  const args = ['--growth', '--only', 'g1']
  expect(readOptions(args, known)).toMatchObject({ growth: true, only: ['G1'] })
  expect(() => readOptions(['--growth', '--only', 'P1'], known)).toThrow('P1 is none of G1, G2')
  expect(() => readOptions(['--only', 'G1'], known)).toThrow('G1 is none of P1')
  expect(() => readOptions(['--growth', '--check'], known)).toThrow('no bounds')
})

test('rejects an unknown figure, option or number', () => {
  expect(() => readOptions(['--only', 'P1,P99'], known)).toThrow('P99 is none of P1, P5, P10')
  expect(() => readOptions(['--rounds', '0'], known)).toThrow('--rounds')
  expect(() => readOptions(['--onyl', 'P1'], known)).toThrow('--onyl')
})
