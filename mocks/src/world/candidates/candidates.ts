import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import type { Person } from '../person.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fixedCandidates } from './fixed.ts'
import { takeIn } from './take-in.ts'
import { workerCandidates } from './worker-candidates.ts'

export interface Candidates {
  find(id: string): Candidate | undefined
  /** In any case, as people type it. */
  findByEmail(emailAddress: string): Candidate | undefined
  /** The id of their application to this posting. */
  applicationOf(who: Candidate | undefined, postingId: string): string | undefined
  /** Keeps an application and what it says of the person, who is known from now on. */
  apply(payload: CandidatePayload): { candidate: Candidate; applicationId: string }
  /** Records an application of a known candidate. */
  addApplication(who: Candidate, postingId: string): string
}

/** The candidates in their first state: copies, so that what is changed here changes no other world. */
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
    const wanted = emailAddress.trim().toLowerCase()
    return all.find((one) => one.emailAddress.toLowerCase() === wanted)
  }
  function addApplication(who: Candidate, postingId: string): string {
    lastApplicationId += 1
    const id = String(lastApplicationId)
    who.applications.push({ id, postingId })
    return id
  }
  function add({ emailAddress, firstName, lastName }: CandidatePayload): Candidate {
    lastId += 1
    const made = candidate({ id: String(lastId), emailAddress, firstName, lastName })
    all.push(made)
    return made
  }

  return {
    find,
    findByEmail,
    applicationOf: (who, postingId) =>
      who?.applications.find((one) => one.postingId === postingId)?.id,
    apply: (payload) => {
      const who = findByEmail(payload.emailAddress) ?? add(payload)
      takeIn(who, payload, nextEntryId)
      return { candidate: who, applicationId: addApplication(who, payload.jobPostingId) }
    },
    addApplication,
  }
}
