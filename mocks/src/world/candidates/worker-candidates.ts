import type { BrandCode } from '../brands.ts'
import type { Person } from '../person.ts'
import { type Candidate, candidate } from './candidate.ts'
import { candidateIdAt } from './candidate-ids.ts'
import { danasRecords } from './danas-records.ts'
import { mariasRecords } from './marias-records.ts'

/** Additional fields by login id and company. Most workers have an empty profile. */
const more: Record<string, Partial<Record<BrandCode, Partial<Candidate>>>> = {
  'maria.santos': mariasRecords,
  'dana.wolf': danasRecords,
}

/** Entries on file carry the id of their record. */
function withRecordId(record: Candidate): Candidate {
  const eRecruitId = record.id
  return {
    ...record,
    workHistory: record.workHistory.map((entry) => ({ ...entry, eRecruitId })),
    educationHistory: record.educationHistory.map((entry) => ({ ...entry, eRecruitId })),
    certifications: record.certifications.map((entry) => ({ ...entry, eRecruitId })),
  }
}

/** Candidate records of all users with an eRecruitId: one at each company. */
export function workerCandidates(people: readonly Person[]): Candidate[] {
  return people.flatMap((person) =>
    person.brands.flatMap((brand) => {
      const id = candidateIdAt(person, brand)
      if (id === undefined) return []
      const { login: emailAddress, firstName, lastName } = person
      const fields = more[person.loginId]?.[brand]
      return [withRecordId(candidate({ id, emailAddress, firstName, lastName, ...fields }))]
    }),
  )
}
