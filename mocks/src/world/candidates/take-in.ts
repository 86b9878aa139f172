import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import type { Candidate } from './candidate.ts'

const texts = [
  'firstName',
  'middleName',
  'lastName',
  'address',
  'apartmentOrBuildingNumber',
  'city',
  'stateProvince',
  'postalCode',
  'phoneNumber',
  'cellPhoneNumber',
  'emergencyPhoneNumber',
  'linkedInUrl',
  'gender',
] as const
const numbers = ['ethnicityTypeId', 'veteranStatusId', 'disabilityTypeId'] as const

interface Entry {
  id: number
  eRecruitId: string
}

/**
 * Updates a record from an application; empty fields keep their value. Histories are replaced,
 * unless a known candidate was sent as new. New entries have id 0 and get one.
 */
export function takeIn(who: Candidate, payload: CandidatePayload, nextId: () => number): void {
  for (const name of texts) if (payload[name]) who[name] = payload[name]
  for (const name of numbers) who[name] = payload[name] ?? who[name]

  const merged = <E extends Entry>(before: E[], sent: E[]) => [
    ...(payload.isNewCandidate ? before : []),
    ...sent.map((entry) => ({ ...entry, id: entry.id || nextId(), eRecruitId: who.id })),
  ]
  who.workHistory = merged(who.workHistory, payload.workHistory)
  who.educationHistory = merged(who.educationHistory, payload.educationHistory)
  who.certifications = merged(who.certifications, payload.certifications)
}
