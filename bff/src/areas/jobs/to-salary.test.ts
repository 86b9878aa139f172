import { expect, test } from '@jest/globals'
import { toSalary } from './to-salary.ts'

test.each([
  [18, 22, { low: 18, high: 22, per: 'hour' }],
  [499.5, 0, { low: 499.5, high: null, per: 'hour' }],
  [500, 500, { low: 500, high: 500, per: null }],
  [10_000, 9999, { low: 10_000, high: null, per: 'year' }],
  [18, 37_440, { low: 18, high: null, per: 'hour' }],
  [700, 900, { low: 700, high: 900, per: null }],
  [52_000, 50_000, { low: 52_000, high: null, per: 'year' }],
  [0, 20, null],
  [-18, 20, null],
])('%d to %d is %j', (WebSalaryLow, WebSalaryHigh, salary) =>
  expect(toSalary({ WebSalaryLow, WebSalaryHigh })).toEqual(salary),
)

test('no amounts are no salary', () => expect(toSalary({})).toBeNull())
