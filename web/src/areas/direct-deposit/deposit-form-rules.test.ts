import { expect, test } from '@jest/globals'
import { brokenRules } from '../../forms/broken-rules.ts'
import { depositEntry } from '../../testing/deposit-entry.ts'
import { depositFormRules, offeredTypes } from './deposit-form-rules.ts'

const others = [
  depositEntry({ id: '1' }),
  depositEntry({ id: '2', depositType: 'percent', amount: '', percent: '66.67' }),
  depositEntry({ id: 'n1', accountNumber: '12345678' }),
  depositEntry({ id: '4', depositType: 'balance', amount: '' }),
]
const values = {
  id: '',
  accountType: 'savings',
  routingNumber: '011401533',
  accountNumber: '5551 2345',
  repeatAccountNumber: '55512345',
  depositType: 'percent',
  amount: '',
  percent: '33.33',
  priority: '4',
}
/** Of 17 digits. */
const spaced = '1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7'
const broken = (changes: Partial<typeof values>, isAdded = true) =>
  brokenRules(depositFormRules(others, isAdded), { ...values, ...changes })

test('accepts a complete entry', () => {
  expect(broken({})).toEqual({})
  expect(broken({ depositType: 'amount', amount: '$75.50', percent: '' })).toEqual({})
  expect(broken({ depositType: 'balance', percent: '', priority: '' })).toEqual({})
})

test.each([
  [{ percent: '33.34' }, { percent: 'percent-left' }],
  [{ percent: '' }, { percent: 'required' }],
  [{ percent: '0.5' }, { percent: 'percent' }],
  [{ depositType: 'amount', amount: '0' }, { amount: 'amount' }],
  [{ priority: '3' }, { priority: 'priority-taken' }],
  [{ priority: '0' }, { priority: 'priority' }],
  [{ priority: '1.5' }, { priority: 'priority' }],
  [{ priority: '999' }, {}],
  [{ priority: '1000' }, { priority: 'priority' }],
  [{ priority: '' }, { priority: 'required' }],
  [{ repeatAccountNumber: '55512346' }, { repeatAccountNumber: 'accounts-differ' }],
  [{ repeatAccountNumber: '' }, { repeatAccountNumber: 'required' }],
  [{ accountNumber: spaced, repeatAccountNumber: spaced }, {}],
  [{ accountNumber: '123', repeatAccountNumber: '123' }, { accountNumber: 'account-number' }],
  [
    { accountNumber: '1234-5678', repeatAccountNumber: '12345678' },
    { accountNumber: 'account-exists' },
  ],
  [{ routingNumber: '021000022' }, { routingNumber: 'routing-number' }],
  [{ accountType: 'daily-pay' }, { accountType: 'invalid' }],
])('%# %o breaks %o', (changes, expected) => {
  expect(broken(changes)).toEqual(expected)
})

test('an entry of the list keeps its account, and may move onto an occupied slot', () => {
  const changes = { id: '3', accountNumber: '', repeatAccountNumber: '', priority: '1' }
  expect(broken(changes, false)).toEqual({})
})

const percents = (percent: string) => [
  depositEntry({ id: '1', depositType: 'percent', amount: '', percent }),
]
const balance = depositEntry({ id: '2', depositType: 'balance', amount: '' })

test.each([
  [percents('99'), undefined, ['amount', 'percent', 'balance']],
  [percents('99.01'), undefined, ['amount', 'balance']],
  [[balance], undefined, ['amount', 'percent']],
  [percents('99.5'), { depositType: 'percent' as const }, ['amount', 'percent', 'balance']],
  [[], balance, ['amount', 'percent', 'balance']],
])('%# offers the types that are left, and that of the entry', (others, edited, expected) => {
  expect(offeredTypes(others, edited)).toEqual(expected)
})
