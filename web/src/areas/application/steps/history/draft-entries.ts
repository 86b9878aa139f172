import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { Entry, EntryKind } from '../../../resume/entries/entry-kinds.ts'

export const entriesOf = (values: ApplicationValues, kind: EntryKind) => values[kind] as Entry[]

/** Replaces the entries. Any employment clears "no past employment". */
export function withEntries(
  values: ApplicationValues,
  kind: EntryKind,
  entries: readonly Entry[],
): ApplicationValues {
  const cleared = kind === 'employment' && entries.length > 0 ? { noEmployment: '' } : {}
  return { ...values, [kind]: entries, ...cleared }
}
