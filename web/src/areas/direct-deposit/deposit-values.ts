import { bankDigits } from '@gatehouse/contracts/rules/bank-digits'
import { withoutSymbols } from '@gatehouse/contracts/rules/decimal'
import { hundredthsOf, prioritiesOf } from '@gatehouse/contracts/rules/deposits'
import { type Entry, isNewEntry } from './entries.ts'

/** Unsent input of the dialog survives the end of a session under this name. */
export const depositFormName = 'direct-deposit-entry'

/** Values of the dialog's form. */
export interface DepositValues {
  /** Id of the entry; '' to add one. */
  entryId: string
  /** '' unless on file: as in the save. */
  id: string
  accountType: string
  routingNumber: string
  accountNumber: string
  repeatAccountNumber: string
  depositType: string
  amount: string
  percent: string
  priority: string
}

/** Of the entry, or of one to add behind the others [3 §5 Direct deposit: defaults]. */
export function toValues(entry: Entry | undefined, entries: readonly Entry[]): DepositValues {
  const others = entries.filter(
    ({ id, depositType }) => id !== entry?.id && depositType !== 'balance',
  )
  const next = String(others.length + 1)
  if (!entry)
    return {
      entryId: '',
      id: '',
      accountType: 'checking',
      routingNumber: '',
      accountNumber: '',
      repeatAccountNumber: '',
      depositType: 'amount',
      amount: '',
      percent: '',
      priority: next,
    }
  const { id, accountType, routingNumber, accountNumber, depositType, amount, percent } = entry
  const place = prioritiesOf(entries)[entries.indexOf(entry)]
  return {
    entryId: id,
    id: isNewEntry(entry) ? '' : id,
    accountType,
    routingNumber,
    accountNumber,
    repeatAccountNumber: '',
    depositType,
    amount,
    percent,
    priority: depositType === 'balance' ? next : String(place),
  }
}

let added = 0

export function toEntry(values: DepositValues, entry: Entry | undefined): Entry {
  const { accountType, depositType } = values
  const accountNumber = bankDigits(values.accountNumber)
  const decimal = (typed: string) => hundredthsOf(withoutSymbols(typed)) / 100
  return {
    id: entry?.id ?? `added-${++added}`,
    accountType,
    routingNumber: bankDigits(values.routingNumber),
    accountNumber,
    lastDigits: entry?.lastDigits ?? accountNumber.slice(-4),
    depositType,
    amount: depositType === 'amount' ? decimal(values.amount).toFixed(2) : '',
    percent: depositType === 'percent' ? String(decimal(values.percent)) : '',
  }
}
