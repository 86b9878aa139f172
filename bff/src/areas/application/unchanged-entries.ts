import { isDeepStrictEqual } from 'node:util'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import type { Draft } from './draft.ts'
import { toKnownValues } from './known-values.ts'

export type History = 'employment' | 'education' | 'certifications'

/** Which entry on file one of the form shows; undefined for one that was added. */
export function placeOnFile(entry: { id: string }): number | undefined {
  const [, place] = /^file-(\d+)$/.exec(entry.id) ?? []
  return place === undefined ? undefined : Number(place)
}

/** Whether an entry is on file, and was not changed. */
export function isOnFile({ onFile }: Draft, part: History, entry: { id: string }): boolean {
  const place = placeOnFile(entry)
  if (!onFile || place === undefined) return false
  return isDeepStrictEqual(entry, { ...knownEntries(onFile, part)[place] })
}

const knownEntries = (person: CandidateRecord, part: History): readonly { id: string }[] =>
  toKnownValues(person, 'file')[part]
