import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { includesEntry, incompleteFields } from '../../../resume/entries/entries.ts'
import type { Entry, EntryKind } from '../../../resume/entries/entry-kinds.ts'

export const entriesOf = (values: ApplicationValues, kind: EntryKind) => values[kind] as Entry[]

/** Entries of the résumé that are not in the history, under their id or as the same one typed. */
export function offersOf(
  offers: Application['offers'],
  values: ApplicationValues,
  kind: EntryKind,
): Entry[] {
  const entries = entriesOf(values, kind)
  return (offers[kind] as Entry[]).filter(
    (offer) => !entries.some(({ id }) => id === offer.id) && !includesEntry(kind, entries, offer),
  )
}

/** Fields that block the step. An entry on file is accepted as it is. */
export function blockingFields(
  onFile: Application['onFile'],
  kind: EntryKind,
  entry: Entry,
): string[] {
  const known = (onFile[kind] as Entry[]).find(({ id }) => id === entry.id)
  const isUnchanged = known && Object.keys(known).every((name) => known[name] === entry[name])
  return isUnchanged ? [] : incompleteFields(kind, entry)
}

/** Replaces the entries. Any employment clears "no past employment". */
export function withEntries(
  values: ApplicationValues,
  kind: EntryKind,
  entries: readonly Entry[],
): ApplicationValues {
  const cleared = kind === 'employment' && entries.length > 0 ? { noEmployment: '' } : {}
  return { ...values, [kind]: entries, ...cleared }
}
