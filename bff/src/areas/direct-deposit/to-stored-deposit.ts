import type { AccountType, StoredDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { lastDigitsOf } from '@gatehouse/contracts/rules/account-number'
import type { DepositType } from '@gatehouse/contracts/rules/deposits'
import type { DirectDeposit } from '@gatehouse/contracts/upstream/people-soft'

/** As stored, with the full account number: never sent to the browser. */
export interface DepositRecord extends StoredDeposit {
  accountNumber: string
}

export const accountTypes: Readonly<Record<string, AccountType>> = {
  C: 'checking',
  S: 'savings',
  D: 'daily-pay',
}

export const depositTypes: Readonly<Record<string, DepositType>> = {
  A: 'amount',
  P: 'percent',
  B: 'balance',
}

/** Undefined without an account number as text, or a type that the portal knows. */
export function toStoredDeposit(entry: DirectDeposit, index: number): DepositRecord | undefined {
  const accountType = accountTypes[entry.ACCOUNT_TYPE ?? '']
  const depositType = depositTypes[entry.DEPOSIT_TYPE ?? '']
  const accountNumber = typeof entry.ACCOUNT_NUM === 'string' ? entry.ACCOUNT_NUM : ''
  if (!accountType || !depositType || !accountNumber) return undefined
  return {
    id: String(index + 1),
    accountType,
    routingNumber: (entry.BANK_CD ?? '').padStart(9, '0'),
    accountNumber,
    lastDigits: lastDigitsOf(accountNumber),
    depositType,
    amount: depositType === 'amount' ? (entry.DEPOSIT_AMT ?? 0).toFixed(2) : '',
    percent: depositType === 'percent' ? String(Number((entry.AMOUNT_PCT ?? 0).toFixed(2))) : '',
  }
}
