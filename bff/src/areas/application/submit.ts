import { submitApplication } from '@gatehouse/contracts/portal/application'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import type { FastifyRequest } from 'fastify'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import type { Draft } from './draft.ts'
import type { DraftsOfJobs } from './drafts-of-job.ts'
import { loadSending } from './lazy-submission.ts'
import { isMasked } from './masking.ts'
import { sendOnce } from './send.ts'

/** What a visitor has filled in, to the upstream, once [2 §4 Submission]. */
export function submit(gatehouse: AreaContext, drafts: DraftsOfJobs) {
  const { serve, config } = gatehouse
  serve(submitApplication, async ({ params: { id }, body, call, request }) => {
    async function prepare(draft: Draft) {
      const { checkSubmission, toCandidatePayload } = await loadSending()
      const values = await checkSubmission(draft, body.values, config)
      const payload = toCandidatePayload(draft, values, isMasked(draft, config))
      const params = { brandId: draft.brand }
      const withResume = draft.who === 'new' && payload.resumeFileStoreId !== null
      const operation = withResume ? candidate.createCandidateWithResume : candidate.createCandidate
      return {
        thanks: values.personal.adSource === config.THANK_YOU_AD_SOURCE,
        exists: await isDuplicate(call, draft.brand, payload, request),
        create: () => call(operation, { params, body: payload }),
      }
    }
    return sendOnce(gatehouse, drafts, { request, jobId: id, whose: 'anybody', prepare })
  })
}

/** Asked before each submit [decisions]. A check that is no use keeps nobody from applying. */
async function isDuplicate(
  call: Call,
  brandId: string,
  { jobPostingId, emailAddress, firstName, lastName }: CandidatePayload,
  request: FastifyRequest,
): Promise<boolean> {
  const body = { jobPostingId, emailAddress, firstName, lastName }
  try {
    const answer = await call(candidate.checkDuplicate, { params: { brandId }, body })
    return answer?.ApplicationExists ?? false
  } catch (fault) {
    const noUse = fault instanceof UpstreamError && /^(refused|invalid-response)$/.test(fault.kind)
    if (!noUse) throw fault
    request.log.warn({ id: request.id, err: fault }, 'duplicates cannot be looked for')
    return false
  }
}
