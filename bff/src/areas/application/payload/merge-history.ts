import type { Draft } from '../draft.ts'
import { fileIndexOf, type HistoryPart, isUnchanged } from '../unchanged-entries.ts'

interface HistoryMapping<Entry, Known, Sent> {
  part: HistoryPart
  entries: readonly Entry[]
  known: readonly Known[]
  keep: (known: Known) => Sent
  send: (entry: Entry, known?: Known) => Sent
}

/**
 * A history as it is sent: what is on file stays, unless the form shows it and it was changed or
 * taken out there; what was added is new.
 */
export function mergeHistory<Entry extends { id: string }, Known, Sent>(
  draft: Draft,
  masked: boolean,
  { part, entries, known, keep, send }: HistoryMapping<Entry, Known, Sent>,
): Sent[] {
  const untouched = masked ? known.map(keep) : []
  const shown = entries.map((entry) => {
    const place = masked ? undefined : fileIndexOf(entry)
    const original = place === undefined ? undefined : known[place]
    return original && isUnchanged(draft, part, entry) ? keep(original) : send(entry, original)
  })
  return [...untouched, ...shown]
}
