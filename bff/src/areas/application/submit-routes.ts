import { submitApplication } from '@gatehouse/contracts/portal/application'
import {
  checkDuplicate,
  createCandidate,
  createCandidateWithResume,
} from '@gatehouse/contracts/upstream/candidate'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate-fields'
import type { FastifyRequest } from 'fastify'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import type { ApplicationDrafts } from './application-drafts.ts'
import type { Draft } from './draft.ts'
import { isUnusableReply } from './is-unusable-reply.ts'
import { loadSubmission } from './lazy-submission.ts'
import { isMasked } from './masking.ts'
import { submitOnce } from './submit-once.ts'

/** What a visitor has filled in, to the upstream, once [2 §4 Submission]. */
export function submitRoutes(context: AreaContext, drafts: ApplicationDrafts) {
  const { serve, config } = context
  serve(submitApplication, async ({ params: { id }, body, call, request }) => {
    async function prepare(draft: Draft) {
      const { checkSubmission, toCandidatePayload } = await loadSubmission()
      const values = await checkSubmission(draft, body.values, config)
      const payload = toCandidatePayload(draft, values, isMasked(draft, config))
      const params = { brandId: draft.brand }
      const withResume = draft.who === 'new' && payload.resumeFileStoreId !== null
      const operation = withResume ? createCandidateWithResume : createCandidate
      return {
        thanks: values.personal.adSource === config.THANK_YOU_AD_SOURCE,
        exists: await isDuplicate(call, draft.brand, payload, request),
        create: () => call(operation, { params, body: payload }),
      }
    }
    return submitOnce(context, drafts, { request, jobId: id, whose: 'anybody', prepare })
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
    const answer = await call(checkDuplicate, { params: { brandId }, body })
    return answer?.ApplicationExists ?? false
  } catch (error) {
    if (!isUnusableReply(error)) throw error
    request.log.warn({ id: request.id, err: error }, 'duplicates cannot be looked for')
    return false
  }
}
