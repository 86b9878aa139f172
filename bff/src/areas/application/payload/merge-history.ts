import { maxEntries } from '@gatehouse/contracts/portal/application-fields'
import type { Draft } from '../draft.ts'
import { fileIndexOf, type HistoryPart, isUnchanged } from '../unchanged-entries.ts'

interface HistoryMapping<Entry, Known, Sent> {
  part: HistoryPart
  entries: readonly Entry[]
  known: readonly Known[]
  copy: (known: Known) => Sent
  convert: (entry: Entry, known?: Known) => Sent
}

/**
 * Entries on file stay, unless the form showed them and they were changed or removed there. Added
 * entries follow.
 */
export function mergeHistory<Entry extends { id: string }, Known, Sent>(
  draft: Draft,
  masked: boolean,
  { part, entries, known, copy, convert }: HistoryMapping<Entry, Known, Sent>,
): Sent[] {
  const hiddenEntries = (masked ? known : known.slice(maxEntries)).map(copy)
  const shownEntries = entries.map((entry) => {
    const index = masked ? undefined : fileIndexOf(entry)
    const original = index === undefined ? undefined : known[index]
    return original && isUnchanged(draft, part, entry) ? copy(original) : convert(entry, original)
  })
  return [...hiddenEntries, ...shownEntries]
}
