import type { CandidateRecord, EmailCheck } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { isUserId } from '@gatehouse/contracts/upstream/fields'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { DraftJob } from './draft.ts'

/** Who an e-mail address is to a brand. */
export interface Found {
  applied: boolean
  who: 'new' | 'existing'
  checkFailed: boolean
  candidateId: string
  person?: CandidateRecord
}

const somebodyNew: Found = { applied: false, who: 'new', checkFailed: false, candidateId: '0' }
/** Nobody is kept from applying because they could not be looked up [2 §7]. */
const notFound: Found = { ...somebodyNew, checkFailed: true }

/**
 * Looks an address up, and reads what is on file of who is known. Throws 'candidate-lookup-empty' when the
 * upstream says nothing, and what happened when it cannot be asked just now: trying again may help.
 */
export async function checkWho(call: Call, job: DraftJob, email: string): Promise<Found> {
  const params = { brandId: job.brand }
  let check: EmailCheck | undefined
  try {
    check = await call(candidate.checkEmail, {
      params,
      body: { jobPostingId: job.postingId, emailAddress: email },
    })
  } catch (fault) {
    if (!judged(fault)) throw fault
    return notFound
  }
  if (!check) throw new ProblemError('candidate-lookup-empty')
  if (check.ApplicationExists) return { ...somebodyNew, applied: true, who: 'existing' }
  const id = check.CandidateERecruitId || check.SourceCandidateERecruitId
  if (check.IsNewCandidate ?? !id) return somebodyNew
  if (!isUserId(id) || id === '0') return notFound
  try {
    const person = await call(candidate.getCandidate, { params: { ...params, id } })
    return { applied: false, who: 'existing', checkFailed: false, candidateId: id, person }
  } catch (fault) {
    if (!(fault instanceof UpstreamError)) throw fault
    return notFound
  }
}

/** The upstream has answered, and the answer is no use. */
function judged(fault: unknown): boolean {
  return (
    fault instanceof UpstreamError &&
    (fault.kind === 'refused' || fault.kind === 'invalid-response')
  )
}
