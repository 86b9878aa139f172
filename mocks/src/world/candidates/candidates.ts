import type {
  CandidatePayload,
  Certification,
  Education,
  PersonalInformationForm,
  WorkHistory,
} from '@gatehouse/contracts/upstream/candidate'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import type { Person } from '../person.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fixedCandidates } from './fixed.ts'
import { type Entry, updateRecord } from './update-record.ts'
import { workerCandidates } from './worker-candidates.ts'

export interface Candidates {
  find(id: string): Candidate | undefined
  /** Ignores case. The record at a worker's first company. */
  findByEmail(emailAddress: string): Candidate | undefined
  /** Id of the application to this posting. */
  applicationOf(record: Candidate | undefined, postingId: Id): string | undefined
  /** Stores an application; creates or updates the candidate. */
  apply(payload: CandidatePayload): { candidate: Candidate; applicationId: string }
  /** Stores an application without updating the record. */
  addApplication(record: Candidate, postingId: Id): string
  /** '' clears a field. */
  savePersonalInformation(record: Candidate, form: PersonalInformationForm): void
  /**
   * Saves of histories add entries with id 0 and replace the others by id; entries that are not sent
   * stay. Each returns the saved entries.
   */
  saveWorkHistory(record: Candidate, sent: WorkHistory[]): WorkHistory[]
  saveEducation(record: Candidate, sent: Education[]): Education[]
  saveCertifications(record: Candidate, sent: Certification[]): Certification[]
}

/** Copies of the candidates, so that worlds share no state. */
export function makeCandidates(people: readonly Person[]): Candidates {
  const all = structuredClone([...fixedCandidates, ...workerCandidates(people)])
  let lastId = 620_000
  let lastApplicationId = 920_000
  let lastEntryId = 1000

  function nextEntryId(): number {
    lastEntryId += 1
    return lastEntryId
  }
  function find(id: string) {
    return all.find((one) => one.id === id)
  }
  function findByEmail(emailAddress: string) {
    const normalized = emailAddress.trim().toLowerCase()
    return all.find((one) => one.emailAddress.toLowerCase() === normalized)
  }
  function addApplication(record: Candidate, postingId: Id): string {
    lastApplicationId += 1
    const id = String(lastApplicationId)
    record.applications.push({ id, postingId: String(postingId) })
    return id
  }
  function add({ emailAddress, firstName, lastName }: CandidatePayload): Candidate {
    lastId += 1
    const created = candidate({ id: String(lastId), emailAddress, firstName, lastName })
    all.push(created)
    return created
  }
  function saveEntries<E extends Entry>(record: Candidate, entries: E[], sent: E[]): E[] {
    const saved = sent.map((entry) => ({
      ...entry,
      id: entry.id || nextEntryId(),
      eRecruitId: record.id,
    }))
    for (const entry of saved) {
      const index = entries.findIndex(({ id }) => id === entry.id)
      if (index === -1) entries.push(entry)
      else entries[index] = entry
    }
    return saved
  }

  return {
    find,
    findByEmail,
    applicationOf: (record, postingId) =>
      record?.applications.find((one) => one.postingId === String(postingId))?.id,
    apply: (payload) => {
      const record = findByEmail(payload.emailAddress) ?? add(payload)
      updateRecord(record, payload, nextEntryId)
      return { candidate: record, applicationId: addApplication(record, payload.jobPostingId) }
    },
    addApplication,
    savePersonalInformation: (record, { eRecruitId: _, entity: __, ...fields }) => {
      Object.assign(record, fields)
    },
    saveWorkHistory: (record, sent) => saveEntries(record, record.workHistory, sent),
    saveEducation: (record, sent) => saveEntries(record, record.educationHistory, sent),
    saveCertifications: (record, sent) => saveEntries(record, record.certifications, sent),
  }
}
