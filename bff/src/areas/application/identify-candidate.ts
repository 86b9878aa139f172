import type { CandidateRecord, EmailCheck } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { type Id, isUserId, knownId } from '@gatehouse/contracts/upstream/fields'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { isDuplicate } from '../translate/is-duplicate.ts'
import type { Draft, DraftJob } from './draft.ts'
import { isUnusableReply } from './is-unusable-reply.ts'
import type { PrefillConfig } from './masking.ts'

export interface Identification {
  applied: boolean
  applicantType: 'new' | 'existing'
  checkFailed: boolean
  candidateId: Id
  candidateRecord: CandidateRecord | null
}

const newCandidate: Identification = {
  applied: false,
  applicantType: 'new',
  checkFailed: false,
  candidateId: '0',
  candidateRecord: null,
}
/** A failed lookup must not block the application [2 §7]. */
export const lookupFailed: Identification = { ...newCandidate, checkFailed: true }

/**
 * Looks up a candidate by e-mail address, with the record on file. Throws 'candidate-lookup-empty' for
 * an empty reply, and transient upstream errors, which a retry may solve.
 */
export async function identifyCandidate(
  call: Call,
  job: DraftJob,
  email: string,
): Promise<Identification> {
  const params = { brandId: job.brand }
  let check: EmailCheck
  try {
    check = await call(candidate.checkEmail, {
      params,
      body: { jobPostingId: job.postingId, emailAddress: email },
    })
  } catch (error) {
    if (!isUnusableReply(error)) throw error
    if (error.isEmptyReply) throw new ProblemError('candidate-lookup-empty', { cause: error })
    return lookupFailed
  }
  if (isDuplicate(check)) return { ...newCandidate, applied: true, applicantType: 'existing' }
  const { CandidateERecruitId: id, SourceCandidateERecruitId: idElsewhere } = check
  if (check.IsNewCandidate ?? knownId(id) === null) return newCandidate
  // The id at another brand is never sent: the candidate is new at this one.
  if (knownId(id) === null && knownId(idElsewhere) !== null) return newCandidate
  if (!isUserId(id)) return lookupFailed
  try {
    const candidateRecord = await call(candidate.getCandidate, { params: { ...params, id } })
    return {
      applied: false,
      applicantType: 'existing',
      checkFailed: false,
      candidateId: id,
      candidateRecord,
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return lookupFailed
  }
}

/**
 * The applicant of a draft as submitted: looks the candidate up if the lookup had failed. An empty
 * reply must not block the submission.
 */
export async function identifyApplicant(
  call: Call,
  draft: Draft,
  config: PrefillConfig,
): Promise<{ applicant: Draft; applied: boolean; prefill: PrefillConfig }> {
  if (!draft.checkFailed) return { applicant: draft, applied: false, prefill: config }
  const { applied, ...identified } = await identifyCandidate(call, draft, draft.email).catch(
    (error) => {
      if (error instanceof ProblemError) return lookupFailed
      throw error
    },
  )
  // The form could not show what a late lookup finds.
  const prefill = { ...config, EXISTING_CANDIDATE_PREFILL: 'masked' } as const
  return { applicant: { ...draft, ...identified }, applied, prefill }
}
