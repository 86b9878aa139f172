import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  brokenTotal,
  type Deposit,
  depositTypes,
  orderDeposits,
  placeDeposit,
  prioritiesOf,
  remainingPercent,
  splitPay,
} from './deposits.ts'

const amount = (id: string, dollars = '100.00'): Deposit => ({
  id,
  depositType: 'amount',
  amount: dollars,
  percent: '',
})
const percent = (id: string, of: string): Deposit => ({
  id,
  depositType: 'percent',
  amount: '',
  percent: of,
})
const balance = (id: string): Deposit => ({ id, depositType: 'balance', amount: '', percent: '' })
const idsOf = (list: readonly Deposit[]) => list.map(({ id }) => id).join('')

const list = [amount('a'), percent('b', '40'), amount('c'), balance('z')]

test.each([
  ['a', 3, 'bcaz'],
  ['c', 1, 'cabz'],
  ['b', 2, 'abcz'],
  ['a', 99, 'bcaz'],
  ['c', 0, 'cabz'],
])('moving %s to %d gives %s', (id, priority, expected) => {
  const moved = list.find((one) => one.id === id) ?? amount('')
  expect(idsOf(placeDeposit(list, moved, priority))).toBe(expected)
})

test('a new deposit shifts those behind it, and the balance stays last', () => {
  expect(idsOf(placeDeposit(list, amount('n'), 2))).toBe('anbcz')
  expect(idsOf(placeDeposit([balance('z')], amount('n'), 999))).toBe('nz')
})

test('a balance that becomes an amount takes its slot, and the reverse goes last', () => {
  expect(idsOf(placeDeposit(list, amount('z'), 1))).toBe('zabc')
  expect(idsOf(placeDeposit([amount('a'), amount('b')], balance('a'), 1))).toBe('ba')
})

test('the balance has the order 999', () => {
  expect(prioritiesOf(list)).toEqual([1, 2, 3, 999])
})

test.each([
  [[], undefined],
  [[amount('a')], undefined],
  [[percent('a', '100')], undefined],
  [[percent('a', '33.33'), percent('b', '66.67')], undefined],
  [[percent('a', '18.10'), percent('b', '81.90')], undefined],
  [[percent('a', '60'), balance('z')], undefined],
  [[percent('a', '60')], 'percent-total'],
  [[percent('a', '60'), amount('b')], 'percent-total'],
  [[percent('a', '60'), percent('b', '41'), balance('z')], 'percent-left'],
  [[balance('y'), balance('z')], 'balance-taken'],
])('%# the total of a list', (deposits, broken) => {
  expect(brokenTotal(deposits)).toBe(broken)
})

test('splits a pay in order: amounts, percentages of all of it, then the balance', () => {
  const split = splitPay([amount('a', '150.00'), percent('b', '40'), balance('z')], 100_000)
  expect(split).toEqual({ shares: [15_000, 40_000, 45_000], rest: 0 })
  const short = splitPay([amount('a', '900.00'), percent('b', '40')], 100_000)
  expect(short).toEqual({ shares: [90_000, 10_000], rest: 0 })
  expect(splitPay([amount('a', '150.00')], 100_000)).toEqual({ shares: [15_000], rest: 85_000 })
  expect(splitPay([], 100_000)).toEqual({ shares: [], rest: 100_000 })
})

test.each([
  ['50', 1001, 501],
  ['33.33', 1001, 334],
  ['33.33', 1000, 333],
  ['1', 149, 1],
  ['1', 150, 2],
])('%s percent of %d cents are rounded to %d', (of, pay, share) => {
  expect(splitPay([percent('a', of)], pay)).toEqual({ shares: [share], rest: pay - share })
})

const deposit = fc.record({
  depositType: fc.constantFrom(...depositTypes),
  amount: fc.integer({ min: 1, max: 999_999 }).map((cents) => (cents / 100).toFixed(2)),
  percent: fc.integer({ min: 1, max: 100 }).map(String),
})
/** With at most one balance, and percentages of at most 100. */
const validList = fc.array(deposit, { maxLength: 12 }).map((drawn) => {
  const kept: Deposit[] = []
  for (const [index, one] of drawn.entries()) {
    const next = { ...one, id: String(index) }
    if (!['balance-taken', 'percent-left'].includes(brokenTotal([...kept, next]) ?? ''))
      kept.push(next)
  }
  return orderDeposits(kept)
})
const runs = { numRuns: 3000 }

test('whatever moves where: orders are 1 to n without gaps, the balance is last, none is lost', () => {
  fc.assert(
    fc.property(
      validList,
      fc.array(fc.tuple(fc.nat(20), fc.integer({ min: -5, max: 1200 })), { maxLength: 6 }),
      (start, moves) => {
        let current = start
        for (const [index, priority] of moves) {
          const moved = current[index % current.length]
          if (moved) current = placeDeposit(current, moved, priority)
        }
        expect([...current].sort(byId)).toEqual([...start].sort(byId))
        const numbers = prioritiesOf(current)
        const withoutBalance = numbers.filter((number) => number !== 999)
        expect(withoutBalance).toEqual(withoutBalance.map((_, index) => index + 1))
        const balanceIndex = numbers.indexOf(999)
        if (balanceIndex !== -1) expect(balanceIndex).toBe(current.length - 1)
      },
    ),
    runs,
  )
})

test('whatever is added within the remaining percentage: never over 100 in total', () => {
  fc.assert(
    fc.property(validList, fc.integer({ min: 1, max: 100 }), fc.nat(20), (start, of, priority) => {
      const added = placeDeposit(start, percent('new', String(of)), priority)
      expect(added).toHaveLength(start.length + 1)
      expect(brokenTotal(added) === 'percent-left').toBe(of > remainingPercent(start))
    }),
    runs,
  )
})

test('whatever the list and the pay: not a cent is lost, and none is negative', () => {
  fc.assert(
    fc.property(validList, fc.nat(10_000_000), (start, pay) => {
      const { shares, rest } = splitPay(start, pay)
      expect(shares.reduce((sum, share) => sum + share, rest)).toBe(pay)
      expect([...shares, rest].every((cents) => cents >= 0)).toBe(true)
    }),
    runs,
  )
})

function byId(one: Deposit, other: Deposit): number {
  return one.id.localeCompare(other.id)
}
