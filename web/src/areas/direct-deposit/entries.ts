import type { BodyOf } from '@gatehouse/contracts/endpoint'
import type {
  DirectDeposit,
  StoredDeposit,
  saveDirectDeposit,
} from '@gatehouse/contracts/portal/direct-deposit'
import { orderDeposits } from '@gatehouse/contracts/rules/deposits'

/** An entry of the list on screen; one on file has no account number, only its last digits. */
export interface Entry extends StoredDeposit {
  accountNumber: string
}

export function isNewEntry({ accountNumber }: Entry): boolean {
  return accountNumber !== ''
}

export function toEntries(deposits: readonly StoredDeposit[]): Entry[] {
  return orderDeposits(deposits.map((one) => ({ ...one, accountNumber: '' })))
}

/** A changed list. Its ids are those of the stored list of that version. */
export interface Edits {
  version: string
  entries: readonly Entry[]
}

/** Whether the list on file is no longer the edited one, or cannot be changed any more. */
export function isStale(edits: Edits, stored: DirectDeposit): boolean {
  return edits.version !== stored.version || stored.state !== 'open'
}

/** Null if the entries are those on file. */
export function toEdits(stored: DirectDeposit, entries: readonly Entry[]): Edits | null {
  const isSame = JSON.stringify(entries) === JSON.stringify(toEntries(stored.deposits))
  return isSame ? null : { version: stored.version, entries }
}

export function toBody({ version, entries }: Edits): BodyOf<typeof saveDirectDeposit> {
  const deposits = entries.map((one) => ({
    id: isNewEntry(one) ? '' : one.id,
    accountType: one.accountType,
    routingNumber: one.routingNumber,
    accountNumber: one.accountNumber,
    depositType: one.depositType,
    amount: one.amount,
    percent: one.percent,
  }))
  return { version, deposits }
}

/** Whether a sent list has come to be on file, as far as the browser can tell. */
export function isOnFile({ version, entries }: Edits, stored: DirectDeposit): boolean {
  const visibleFields = (one: Entry) =>
    [
      one.accountType,
      one.routingNumber,
      one.lastDigits,
      one.depositType,
      Number(one.amount),
      Number(one.percent),
    ].join(' ')
  const listOf = (list: readonly Entry[]) => list.map(visibleFields).join('\n')
  return version !== stored.version && listOf(entries) === listOf(toEntries(stored.deposits))
}

export type Change = 'added' | 'changed' | 'moved'

/** Compared with the list on file; undefined for an entry that is the same in the same order. */
export function changeOf(
  entry: Entry,
  before: readonly Entry[],
  after: readonly Entry[],
): Change | undefined {
  if (isNewEntry(entry)) return 'added'
  const old = before.find(({ id }) => id === entry.id)
  if (JSON.stringify(old) !== JSON.stringify(entry)) return 'changed'
  const placeIn = (list: readonly Entry[], other: readonly Entry[]) =>
    list
      .filter(({ id }) => other.some((one) => one.id === id))
      .findIndex(({ id }) => id === entry.id)
  return placeIn(before, after) === placeIn(after, before) ? undefined : 'moved'
}
