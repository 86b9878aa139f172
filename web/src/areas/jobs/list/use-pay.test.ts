import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { toDollars, usePay } from './use-pay.ts'

test('writes dollars as Intl does, with cents only where there are some', () => {
  fc.assert(
    fc.property(fc.nat(1e9), (cents) => {
      const amount = cents / 100
      const digits = Number.isInteger(amount) ? 0 : 2
      const options = { style: 'currency', currency: 'USD' } as const
      expect(toDollars(amount)).toBe(
        amount.toLocaleString('en-US', {
          ...options,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
      )
    }),
  )
})

test.each([
  [null, ''],
  [{ low: 18, high: 22, per: 'hour' }, '$18 to $22 an hour'],
  [{ low: 18.5, high: null, per: 'hour' }, '$18.50 an hour'],
  [{ low: 17, high: 24.5, per: 'hour' }, '$17.00 to $24.50 an hour'],
  [{ low: 16.75, high: 19, per: 'hour' }, '$16.75 to $19.00 an hour'],
  [{ low: 18, high: 18, per: 'hour' }, '$18 an hour'],
  [{ low: 52_000, high: 60_000, per: 'year' }, '$52,000 to $60,000 a year'],
  [{ low: 900, high: null, per: null }, '$900'],
] as const)('writes the pay %j as “%s”', (salary, pay) =>
  expect(renderHook(usePay).result.current(salary)).toBe(pay),
)
