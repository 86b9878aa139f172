import type { DirectDepositForm } from '@gatehouse/contracts/upstream/people-soft'
import type { Clock } from '../clock.ts'
import type { Person } from '../person.ts'
import { type PayrollAccount, payrollAccounts, usualAccount } from './accounts.ts'
import { makeSignIns, type SignIns } from './sign-ins.ts'

export interface Payroll {
  signIns: SignIns
  /** Undefined without a payroll id. */
  accountOf(person: Person): PayrollAccount | undefined
  /** Replaces the deposits; further changes are not allowed until a reset. */
  saveDeposits(account: PayrollAccount, deposits: readonly DirectDepositForm[]): void
}

/** Copies of the accounts, so that worlds share no state. */
export function makePayroll(clock: Clock): Payroll {
  const accounts = new Map<string, PayrollAccount>()
  return {
    signIns: makeSignIns(clock),
    accountOf({ id, loginId, peopleSoftId }) {
      if (!peopleSoftId) return undefined
      const known = accounts.get(id)
      if (known) return known
      const created = structuredClone(payrollAccounts[loginId] ?? usualAccount(id))
      accounts.set(id, created)
      return created
    },
    saveDeposits(account, deposits) {
      account.deposits = deposits.map((one) => ({
        ...one,
        ACCOUNT_NUM: one.ACCOUNT_NUM.padEnd(17),
        AMOUNT_PCT: one.AMOUNT_PCT.toFixed(2),
        DEPOSIT_AMT: one.DEPOSIT_AMT.toFixed(2),
        PRIORITY: String(one.PRIORITY),
      }))
      account.updateAllowed = 'No'
    },
  }
}
