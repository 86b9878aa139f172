import { expect, test } from '@jest/globals'
import { readOptions } from './options.ts'

test('five runs by default, and at least one', () => {
  expect(readOptions([])).toEqual({ check: false, runs: 5 })
  expect(readOptions(['--check', '--runs', '3'])).toEqual({ check: true, runs: 3 })
  for (const runs of ['0', 'abc', '1.5', ''])
    expect(() => readOptions(['--runs', runs])).toThrow('--runs must be a whole number')
})
