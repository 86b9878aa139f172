import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import { type Candidate, personalTexts } from './candidate.ts'

const numbers = ['adSourceId', 'ethnicityTypeId', 'veteranStatusId', 'disabilityTypeId'] as const

export interface Entry {
  id: number
  eRecruitId: Id
}

/**
 * Updates a record from an application; empty fields keep their value. Histories are replaced,
 * unless a known candidate was sent as new. New entries have id 0 and get one.
 */
export function updateRecord(
  record: Candidate,
  payload: CandidatePayload,
  nextId: () => number,
): void {
  for (const name of personalTexts) if (payload[name]) record[name] = payload[name]
  if (payload.gender) record.gender = payload.gender
  for (const name of numbers) record[name] = payload[name] ?? record[name]
  record.hasBeenPreviouslyEmployed =
    payload.hasBeenPreviouslyEmployed ?? record.hasBeenPreviouslyEmployed

  const merged = <E extends Entry>(before: E[], sent: E[]) => [
    ...(payload.isNewCandidate ? before : []),
    ...sent.map((entry) => ({ ...entry, id: entry.id || nextId(), eRecruitId: record.id })),
  ]
  record.workHistory = merged(record.workHistory, payload.workHistory)
  record.educationHistory = merged(record.educationHistory, payload.educationHistory)
  record.certifications = merged(record.certifications, payload.certifications)
}
