import type { DirectDepositForm } from '@gatehouse/contracts/upstream/people-soft'

/** Routing numbers that payroll knows. */
export const knownBanks: readonly string[] = ['021000021', '011401533', '091000019']

/** The first reason to refuse a list, as payroll words it. */
export function findDepositError(deposits: readonly DirectDepositForm[]): string | undefined {
  const checks: [boolean, string][] = [
    [hasPlainPriorities(deposits), 'The priorities are not 1 to n.'],
    [deposits.every(hasOwnAmount), 'An amount does not go with its deposit type.'],
    [isUnique(deposits.map((one) => one.ACCOUNT_NUM)), 'An account occurs twice.'],
    [
      deposits.every(({ BANK_CD }) => knownBanks.includes(BANK_CD)),
      'The bank is not in the bank table.',
    ],
    [totalPercent(deposits) <= 100, 'The percentages exceed 100.'],
  ]
  return checks.find(([isValid]) => !isValid)?.[1]
}

/** 1 to n in their order, and 999 for the one balance. */
function hasPlainPriorities(deposits: readonly DirectDepositForm[]): boolean {
  const balances = deposits.filter((one) => one.DEPOSIT_TYPE === 'B')
  const others = deposits.filter((one) => one.DEPOSIT_TYPE !== 'B')
  return (
    balances.length <= 1 &&
    balances.every(({ PRIORITY }) => PRIORITY === 999) &&
    others.every(({ PRIORITY }, index) => PRIORITY === index + 1)
  )
}

function hasOwnAmount({ DEPOSIT_TYPE, AMOUNT_PCT, DEPOSIT_AMT }: DirectDepositForm): boolean {
  if (DEPOSIT_TYPE === 'A') return DEPOSIT_AMT > 0 && AMOUNT_PCT === 0
  if (DEPOSIT_TYPE === 'P') return AMOUNT_PCT >= 1 && AMOUNT_PCT <= 100 && DEPOSIT_AMT === 0
  return AMOUNT_PCT === 0 && DEPOSIT_AMT === 0
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

function totalPercent(deposits: readonly DirectDepositForm[]): number {
  return deposits.reduce((total, { AMOUNT_PCT }) => total + AMOUNT_PCT, 0)
}
