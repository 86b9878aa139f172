import { expect, test } from '@jest/globals'
import { toStoredDeposit } from './to-stored-deposit.ts'

test.each([
  [20, '20'],
  [33.4, '33.4'],
  [33.333, '33.33'],
  [33.33000183, '33.33'],
  [66.667, '66.67'],
  [undefined, '0'],
])('%d percent at payroll are %s percent, of two decimals at most', (stored, percent) => {
  const entry = { ACCOUNT_TYPE: 'C', ACCOUNT_NUM: '55512345', DEPOSIT_TYPE: 'P' }
  const fields = { ...entry, ...(stored !== undefined && { AMOUNT_PCT: stored }) }
  expect(toStoredDeposit(fields, 0)?.percent).toBe(percent)
})
