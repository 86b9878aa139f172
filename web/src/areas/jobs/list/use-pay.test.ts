import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toDollars } from './use-pay.ts'

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
