import { isDeepStrictEqual } from 'node:util'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate-fields'
import type { Draft } from './draft.ts'
import { toKnownValues } from './to-known-values.ts'

export type HistoryPart = 'employment' | 'education' | 'certifications'

/** Which entry on file one of the form shows; undefined for one that was added. */
export function fileIndexOf(entry: { id: string }): number | undefined {
  const [, place] = /^file-(\d+)$/.exec(entry.id) ?? []
  return place === undefined ? undefined : Number(place)
}

/** Whether an entry is on file, and was not changed. */
export function isUnchanged({ onFile }: Draft, part: HistoryPart, entry: { id: string }): boolean {
  const place = fileIndexOf(entry)
  if (!onFile || place === undefined) return false
  return isDeepStrictEqual(entry, { ...knownEntries(onFile, part)[place] })
}

const knownEntries = (person: CandidateRecord, part: HistoryPart): readonly { id: string }[] =>
  toKnownValues(person, 'file')[part]
