import { isDeepStrictEqual } from 'node:util'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { toKnownValues } from '../resume/fields/to-known-values.ts'
import type { Draft } from './draft.ts'

export type HistoryPart = 'employment' | 'education' | 'certifications'

export function fileIndexOf(entry: { id: string }): number | undefined {
  const [, index] = /^file-(\d+)$/.exec(entry.id) ?? []
  return index === undefined ? undefined : Number(index)
}

export function isUnchanged(
  { candidateRecord }: Draft,
  part: HistoryPart,
  entry: { id: string },
): boolean {
  const index = fileIndexOf(entry)
  if (!candidateRecord || index === undefined) return false
  return isDeepStrictEqual(entry, { ...knownEntries(candidateRecord, part)[index] })
}

const knownEntries = (record: CandidateRecord, part: HistoryPart): readonly { id: string }[] =>
  toKnownValues(record, 'file')[part]
