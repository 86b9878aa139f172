export const depositTypes = ['amount', 'percent', 'balance'] as const
export type DepositType = (typeof depositTypes)[number]

/** A deposit of net pay. A list of them is in the order in which payroll fills them [3 §4]. */
export interface Deposit {
  id: string
  depositType: string
  /** Dollars, such as '150.00', of the type 'amount'. */
  amount: string
  /** Of net pay, such as '40', of the type 'percent'. */
  percent: string
}

/** Deposit order of the balance of net pay [3 §9]. */
export const balancePriority = 999

const isBalance = ({ depositType }: Deposit) => depositType === 'balance'

/** The balance last; otherwise the given order. */
export function orderDeposits<D extends Deposit>(list: readonly D[]): D[] {
  return [...list.filter((one) => !isBalance(one)), ...list.filter(isBalance)]
}

/** Deposit order of each of an ordered list: 1 to n, and 999 for the balance. */
export function prioritiesOf(list: readonly Deposit[]): number[] {
  return list.map((one, index) => (isBalance(one) ? balancePriority : index + 1))
}

/** Adds `deposit`, or replaces the one with its id, at the slot `priority`; the others move up. */
export function placeDeposit<D extends Deposit>(
  list: readonly D[],
  deposit: D,
  priority: number,
): D[] {
  const others = orderDeposits(list.filter(({ id }) => id !== deposit.id))
  const lastSlot = others.filter((one) => !isBalance(one)).length
  const slot = Math.min(Math.max(priority - 1, 0), lastSlot)
  return orderDeposits([...others.slice(0, slot), deposit, ...others.slice(slot)])
}

/** '33.3' is 3330; 0 for anything else but a number with up to two decimals. */
export function hundredthsOf(typed: string): number {
  const [, whole = '0', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

function percentHundredths({ depositType, percent }: Deposit): number {
  return depositType === 'percent' ? hundredthsOf(percent) : 0
}

function totalPercentHundredths(list: readonly Deposit[]): number {
  return list.reduce((total, one) => total + percentHundredths(one), 0)
}

/** Percent of net pay that no deposit takes; below 0 if they take more than all. */
export function remainingPercent(list: readonly Deposit[]): number {
  return (10_000 - totalPercentHundredths(list)) / 100
}

/**
 * Whether a list can be saved: one balance at most, percentages of at most 100 in total and, without
 * a balance, of exactly 100 or none [3 §5]. Gives the broken rule.
 */
export function brokenTotal(list: readonly Deposit[]): BrokenTotal | undefined {
  const balances = list.filter(isBalance).length
  if (balances > 1) return 'balance-taken'
  const total = totalPercentHundredths(list)
  if (total > 10_000) return 'percent-left'
  return total > 0 && total < 10_000 && balances === 0 ? 'percent-total' : undefined
}

export type BrokenTotal = 'balance-taken' | 'percent-left' | 'percent-total'

export interface PaySplit {
  /** Cents for each deposit of the list. */
  shares: number[]
  /** Cents that no deposit takes: paid by check. */
  rest: number
}

/** Splits a net pay in cents as payroll does: in order, each up to what is left. */
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
