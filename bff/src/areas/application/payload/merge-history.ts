import type { Draft } from '../draft.ts'
import { type History, isOnFile, placeOnFile } from '../unchanged-entries.ts'

interface Ways<Entry, Known, Sent> {
  part: History
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
  { part, entries, known, keep, send }: Ways<Entry, Known, Sent>,
): Sent[] {
  const untouched = masked ? known.map(keep) : []
  const shown = entries.map((entry) => {
    const place = masked ? undefined : placeOnFile(entry)
    const original = place === undefined ? undefined : known[place]
    return original && isOnFile(draft, part, entry) ? keep(original) : send(entry, original)
  })
  return [...untouched, ...shown]
}
