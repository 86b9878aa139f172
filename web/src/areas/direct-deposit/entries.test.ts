import type { StoredDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { expect, test } from '@jest/globals'
import { changeOf, type Entry, isOnFile, isStale, toBody, toEdits, toEntries } from './entries.ts'

const deposit = (id: string, fields: Partial<StoredDeposit> = {}): StoredDeposit => ({
  id,
  accountType: 'checking',
  routingNumber: '021000021',
  lastDigits: `880${id}`,
  depositType: 'amount',
  amount: '100.00',
  percent: '',
  ...fields,
})
const deposits = [deposit('1'), deposit('2'), deposit('3', { depositType: 'balance', amount: '' })]
const stored = { version: 'v1', state: 'open', deposits } as const
const added: Entry = { ...deposit('n1'), accountNumber: '12345678', lastDigits: '5678' }
const [first, second, rest] = toEntries(deposits) as [Entry, Entry, Entry]

test('a list as it is on file counts as unchanged', () => {
  expect(toEdits(stored, [first, second, rest])).toBeNull()
  expect(toEdits(stored, [second, first, rest])).toEqual({
    version: 'v1',
    entries: [second, first, rest],
  })
})

test('lists the balance last, wherever payroll has it', () => {
  expect(toEntries([deposits[2] as StoredDeposit, ...deposits.slice(0, 2)])).toEqual([
    first,
    second,
    rest,
  ])
})

test('only new entries are sent with an account number, and without an id', () => {
  const body = toBody({ version: 'v1', entries: [added, first] })
  expect(body.deposits.map(({ id, accountNumber }) => [id, accountNumber])).toEqual([
    ['', '12345678'],
    ['1', ''],
  ])
})

test('tells additions, changes and moves apart', () => {
  const before = [first, second, rest]
  const after = [second, { ...first, amount: '50.00' }, rest, added]
  expect(after.map((entry) => changeOf(entry, before, after))).toEqual([
    'moved',
    'changed',
    undefined,
    'added',
  ])
})

test.each<[string, Entry[], (string | undefined)[]]>([
  ['a removed one', [second, rest], [undefined, undefined]],
  ['an added one', [first, added, second, rest], [undefined, 'added', undefined, undefined]],
])('entries behind %s have not moved', (_case, after, changes) => {
  expect(after.map((entry) => changeOf(entry, [first, second, rest], after))).toEqual(changes)
})

test('edits are stale once the list on file is another, or is closed', () => {
  const edits = { version: 'v1', entries: [first] }
  expect(isStale(edits, stored)).toBe(false)
  expect(isStale(edits, { ...stored, version: 'v2' })).toBe(true)
  expect(isStale(edits, { ...stored, state: 'submitted-today' })).toBe(true)
})

test('recognises a sent list on file, whatever the notation of its numbers', () => {
  const onFile = [deposit('1', { lastDigits: '5678', amount: '100' }), deposit('2'), deposits[2]]
  const now = { ...stored, version: 'v2', deposits: onFile as StoredDeposit[] }
  const sent = [added, { ...first, id: '2', lastDigits: '8802' }, { ...rest, id: '3' }]
  expect(isOnFile({ version: 'v1', entries: sent }, now)).toBe(true)
  expect(isOnFile({ version: 'v2', entries: sent }, now)).toBe(false)
  expect(isOnFile({ version: 'v1', entries: [first] }, now)).toBe(false)
})

test.each<Partial<Entry>>([
  { accountType: 'savings' },
  { routingNumber: '011401533' },
  { lastDigits: '9999' },
  { amount: '100.01' },
  { depositType: 'percent', amount: '100.00' },
  { percent: '5' },
])('a list with another %j is not the one that was sent', (changes) => {
  const now = { ...stored, version: 'v2', deposits: [deposit('1')] }
  expect(isOnFile({ version: 'v1', entries: [first] }, now)).toBe(true)
  expect(isOnFile({ version: 'v1', entries: [{ ...first, ...changes }] }, now)).toBe(false)
})
