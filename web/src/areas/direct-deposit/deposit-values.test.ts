import type { StoredDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { expect, test } from '@jest/globals'
import { toEntry, toValues } from './deposit-values.ts'
import { isOnFile, toEdits, toEntries } from './entries.ts'

const deposits: StoredDeposit[] = [
  {
    id: '1',
    accountType: 'checking',
    routingNumber: '021000021',
    lastDigits: '8801',
    depositType: 'amount',
    amount: '150.00',
    percent: '',
  },
  {
    id: '2',
    accountType: 'savings',
    routingNumber: '011401533',
    lastDigits: '2246',
    depositType: 'percent',
    amount: '',
    percent: '33.3',
  },
]
const stored = { version: 'v', state: 'open', deposits } as const

test('an entry that was opened and not changed is as on file', () => {
  const entries = toEntries(deposits)
  const same = entries.map((entry) => toEntry(toValues(entry, entries), entry))
  expect(toEdits(stored, same)).toBeNull()
})

test('the account number of an entry that was added is repeated when it is changed', () => {
  const entry = toEntry({ ...toValues(undefined, []), accountNumber: '12345678' }, undefined)
  expect(toValues(entry, [entry])).toMatchObject({
    entryId: entry.id,
    id: '',
    accountNumber: '12345678',
    repeatAccountNumber: '',
  })
})

test('a new entry with a short account number is found on file', () => {
  const values = { ...toValues(undefined, []), accountNumber: '12 34', routingNumber: '0210-00021' }
  const entry = toEntry({ ...values, amount: '$1,250.5' }, undefined)
  expect(entry).toMatchObject({
    accountNumber: '1234',
    lastDigits: '34',
    routingNumber: '021000021',
    amount: '1250.50',
  })
  const onFile = { ...entry, id: '1', accountType: 'checking', depositType: 'amount' } as const
  const sent = { version: 'v', entries: [entry] }
  expect(isOnFile(sent, { ...stored, version: 'w', deposits: [onFile] })).toBe(true)
  expect(isOnFile(sent, { ...stored, deposits: [onFile] })).toBe(false)
})

test.each([
  ['amount', { amount: '20.00', percent: '' }],
  ['percent', { amount: '', percent: '30' }],
  ['balance', { amount: '', percent: '' }],
])('an entry of type %s has no share of another type', (depositType, expected) => {
  const values = { ...toValues(undefined, []), depositType, amount: '20', percent: '30' }
  expect(toEntry(values, undefined)).toMatchObject(expected)
})

test('the dialog shows an entry with its place, and a new one or the balance behind the others', () => {
  const entries = toEntries([
    ...deposits,
    { ...deposits[0], id: '3', depositType: 'balance', amount: '' } as StoredDeposit,
  ])
  const prioritiesOf = entries.map((entry) => toValues(entry, entries).priority)
  expect([...prioritiesOf, toValues(undefined, entries).priority]).toEqual(['1', '2', '3', '3'])
})
