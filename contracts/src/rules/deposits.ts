import { hundredthsOf } from './hundredths.ts'

export const depositTypes = ['amount', 'percent', 'balance'] as const
export type DepositType = (typeof depositTypes)[number]

/** In a list: in the order in which payroll fills them [3 §4]. */
export interface Deposit {
  id: string
  depositType: string
  amount: string
  percent: string
}

/** Deposit order of the balance of net pay [3 §9]. */
const balancePriority = 999

export function isBalance({ depositType }: Pick<Deposit, 'depositType'>): boolean {
  return depositType === 'balance'
}

/** The balance has no slot. */
export function slotsOf(list: readonly Pick<Deposit, 'depositType'>[]): number {
  return list.filter((one) => !isBalance(one)).length
}

export function orderDeposits<D extends Deposit>(list: readonly D[]): D[] {
  return [...list.filter((one) => !isBalance(one)), ...list.filter(isBalance)]
}

/** 1 to n, and 999 for the balance. */
export function prioritiesOf(list: readonly Deposit[]): number[] {
  return list.map((one, index) => (isBalance(one) ? balancePriority : index + 1))
}

/** Adds or moves `deposit` to the slot `priority`; the others make room. */
export function placeDeposit<D extends Deposit>(
  list: readonly D[],
  deposit: D,
  priority: number,
): D[] {
  const others = orderDeposits(list.filter(({ id }) => id !== deposit.id))
  const slot = Math.min(Math.max(priority - 1, 0), slotsOf(others))
  return orderDeposits([...others.slice(0, slot), deposit, ...others.slice(slot)])
}

function percentHundredths({ depositType, percent }: Deposit): number {
  return depositType === 'percent' ? hundredthsOf(percent) : 0
}

function totalPercentHundredths(list: readonly Deposit[]): number {
  return list.reduce((total, one) => total + percentHundredths(one), 0)
}

/** Percent of net pay that no deposit takes; may be below 0. */
export function remainingPercent(list: readonly Deposit[]): number {
  return (10_000 - totalPercentHundredths(list)) / 100
}

/** At most one balance and 100 percent; without a balance, exactly 100 or none [3 §5]. */
export function brokenTotal(list: readonly Deposit[]): BrokenTotal | undefined {
  const balances = list.filter(isBalance).length
  if (balances > 1) return 'balance-taken'
  const total = totalPercentHundredths(list)
  if (total > 10_000) return 'percent-left'
  return total > 0 && total < 10_000 && balances === 0 ? 'percent-total' : undefined
}

export type BrokenTotal = 'balance-taken' | 'percent-left' | 'percent-total'

export interface PaySplit {
  /** Cents of each deposit. */
  shares: number[]
  /** Cents paid by check. */
  rest: number
}

/** Splits a net pay in cents: in order, each up to what is left. */
export function splitPay(list: readonly Deposit[], pay: number): PaySplit {
  let rest = pay
  const take = (cents: number) => {
    const share = Math.min(cents, rest)
    rest -= share
    return share
  }
  const shares = list.map((one) => {
    if (isBalance(one)) return take(rest)
    if (one.depositType === 'amount') return take(hundredthsOf(one.amount))
    return take(Math.round((pay * percentHundredths(one)) / 10_000))
  })
  return { shares, rest }
}
