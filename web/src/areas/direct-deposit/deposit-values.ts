import { lastDigitsOf } from '@gatehouse/contracts/rules/account-number'
import { bankDigits } from '@gatehouse/contracts/rules/bank-digits'
import { isBalance, prioritiesOf, slotsOf } from '@gatehouse/contracts/rules/deposits'
import { hundredthsOf } from '@gatehouse/contracts/rules/hundredths'
import { type Entry, isNewEntry } from './entries.ts'

/** Unsent input of the dialog survives the end of a session under this name: ids are of a version. */
export const depositFormName = (version: string) => `direct-deposit-entry.${version}`

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
  const next = String(slotsOf(entries) + 1)
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
    priority: isBalance(entry) ? next : String(place),
  }
}

let lastId = 0

export function toEntry(values: DepositValues, entry: Entry | undefined): Entry {
  const { accountType, depositType } = values as Pick<Entry, 'accountType' | 'depositType'>
  const accountNumber = bankDigits(values.accountNumber)
  const decimalOf = (typed: string) => hundredthsOf(typed) / 100
  return {
    // First, for the order of its keys: entries are compared as JSON.
    ...(entry ?? { id: `added-${++lastId}`, lastDigits: lastDigitsOf(accountNumber) }),
    accountType,
    routingNumber: bankDigits(values.routingNumber),
    depositType,
    amount: depositType === 'amount' ? decimalOf(values.amount).toFixed(2) : '',
    percent: depositType === 'percent' ? String(decimalOf(values.percent)) : '',
    accountNumber,
  }
}
