import type { BodyOf } from '@gatehouse/contracts/endpoint'
import type { saveDirectDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { orderDeposits, prioritiesOf } from '@gatehouse/contracts/rules/deposits'
import { hundredthsOf } from '@gatehouse/contracts/rules/hundredths'
import type { DirectDepositForm } from '@gatehouse/contracts/upstream/people-soft'
import { accountTypes, depositTypes } from './to-stored-deposit.ts'

export type SentDeposit = BodyOf<typeof saveDirectDeposit>['deposits'][number]

const accountCodes = invert(accountTypes)
const depositCodes = invert(depositTypes)

/** Entries with full account numbers as payroll saves them: numbered, the balance last [3 §4]. */
export function toPayrollForm(deposits: readonly SentDeposit[]): DirectDepositForm[] {
  const ordered = orderDeposits(deposits)
  const priorities = prioritiesOf(ordered)
  return ordered.map((one, index) => ({
    ACCOUNT_TYPE: accountCodes[one.accountType] as DirectDepositForm['ACCOUNT_TYPE'],
    BANK_CD: one.routingNumber,
    ACCOUNT_NUM: one.accountNumber,
    DEPOSIT_TYPE: depositCodes[one.depositType] as DirectDepositForm['DEPOSIT_TYPE'],
    AMOUNT_PCT: one.depositType === 'percent' ? hundredthsOf(one.percent) / 100 : 0,
    DEPOSIT_AMT: one.depositType === 'amount' ? hundredthsOf(one.amount) / 100 : 0,
    PRIORITY: priorities[index] ?? 0,
  }))
}

function invert(codes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(codes).map(([code, name]) => [name, code]))
}
