import { submitApplication } from '@gatehouse/contracts/portal/application'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import type { FastifyRequest } from 'fastify'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { withLevelNames } from '../resume/fields/with-level-names.ts'
import { isDuplicate } from '../translate/is-duplicate.ts'
import { type ApplicationDraftsOf, browserOwner, requireDraft } from './application-drafts.ts'
import { checkSubmission } from './check-submission.ts'
import type { Draft } from './draft.ts'
import { identifyApplicant } from './identify-candidate.ts'
import { isUnusableReply } from './is-unusable-reply.ts'
import { toCandidatePayload } from './payload/to-candidate-payload.ts'
import { submitOnce } from './submit-once.ts'

export function submitRoutes({ serve, config }: AreaContext, draftsOf: ApplicationDraftsOf) {
  serve(
    submitApplication,
    async ({ params: { id }, body, ...context }) => {
      const { call, request, reply } = context
      async function prepare(draft: Draft) {
        const values = await checkSubmission(draft, body.values, config)
        const { applicant, applied, prefill } = await identifyApplicant(call, draft, config)
        const params = { brandId: draft.brand }
        const payload = await withLevelNames(
          call,
          draft.brand,
          toCandidatePayload(applicant, values, prefill),
        )
        const withResume = applicant.applicantType === 'new' && payload.resumeFileStoreId !== null
        const operation = withResume
          ? candidate.createCandidateWithResume
          : candidate.createCandidate
        return {
          thanks: values.personal.adSource === config.THANK_YOU_AD_SOURCE,
          exists: applied || (await hasApplied(call, draft, payload, request)),
          create: () => call(operation, { params, body: payload }),
        }
      }
      const { version } = body
      return submitOnce(context, draftsOf(request, reply), {
        jobId: id,
        owner: 'browser',
        version,
        prepare,
      })
    },
    { admit: requireDraft(draftsOf, browserOwner) },
  )
}

/**
 * Checked before each submission [4]. An unusable reply must not block the application, unless an
 * earlier submission may have succeeded.
 */
async function hasApplied(
  call: Call,
  { brand: brandId, outcomeUnknown }: Draft,
  { jobPostingId, emailAddress, firstName, lastName }: CandidatePayload,
  request: FastifyRequest,
): Promise<boolean> {
  const body = { jobPostingId, emailAddress, firstName, lastName }
  try {
    return isDuplicate(await call(candidate.checkDuplicate, { params: { brandId }, body }))
  } catch (error) {
    if (outcomeUnknown || !isUnusableReply(error)) throw error
    request.log.warn({ id: request.id, err: error }, 'duplicate check failed')
    return false
  }
}
