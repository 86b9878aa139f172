import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { Entry, EntryKind } from './entries/entry-kinds.ts'

export const entriesOf = (values: ApplicationValues, kind: EntryKind) => values[kind] as Entry[]

export function withEntry(
  values: ApplicationValues,
  kind: EntryKind,
  entry: Entry,
): ApplicationValues {
  const entries = entriesOf(values, kind)
  const exists = entries.some(({ id }) => id === entry.id)
  return withEntries(
    values,
    kind,
    exists ? entries.map((other) => (other.id === entry.id ? entry : other)) : [...entries, entry],
  )
}

export function withoutEntry(
  values: ApplicationValues,
  kind: EntryKind,
  id: string,
): ApplicationValues {
  return withEntries(
    values,
    kind,
    entriesOf(values, kind).filter((entry) => entry.id !== id),
  )
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
