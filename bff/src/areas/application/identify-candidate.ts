import { checkEmail, type EmailCheck, getCandidate } from '@gatehouse/contracts/upstream/candidate'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate-fields'
import { isUserId } from '@gatehouse/contracts/upstream/user-fields'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { DraftJob } from './draft.ts'
import { isUnusableReply } from './is-unusable-reply.ts'

/** Who an e-mail address is to a brand. */
export interface Identification {
  applied: boolean
  who: 'new' | 'existing'
  checkFailed: boolean
  candidateId: string
  person?: CandidateRecord
}

const newCandidate: Identification = {
  applied: false,
  who: 'new',
  checkFailed: false,
  candidateId: '0',
}
/** Nobody is kept from applying because they could not be looked up [2 §7]. */
const lookupFailed: Identification = { ...newCandidate, checkFailed: true }

/**
 * Looks an address up, and reads what is on file of who is known. Throws 'candidate-lookup-empty' when the
 * upstream says nothing, and what happened when it cannot be asked just now: trying again may help.
 */
export async function identifyCandidate(
  call: Call,
  job: DraftJob,
  email: string,
): Promise<Identification> {
  const params = { brandId: job.brand }
  let check: EmailCheck | undefined
  try {
    check = await call(checkEmail, {
      params,
      body: { jobPostingId: job.postingId, emailAddress: email },
    })
  } catch (error) {
    if (!isUnusableReply(error)) throw error
    return lookupFailed
  }
  if (!check) throw new ProblemError('candidate-lookup-empty')
  if (check.ApplicationExists) return { ...newCandidate, applied: true, who: 'existing' }
  const id = check.CandidateERecruitId || check.SourceCandidateERecruitId
  if (check.IsNewCandidate ?? !id) return newCandidate
  if (!isUserId(id) || id === '0') return lookupFailed
  try {
    const person = await call(getCandidate, { params: { ...params, id } })
    return { applied: false, who: 'existing', checkFailed: false, candidateId: id, person }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return lookupFailed
  }
}
