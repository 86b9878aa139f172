import { handOverApplication } from '@gatehouse/contracts/portal/application'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { type ApplicationDraftsOf, requireDraft, requireOpenDraft } from './application-drafts.ts'
import { loadSubmission } from './lazy-submission.ts'
import { isMasked } from './masking.ts'

/** The host page of internal staff submits the payload itself [2 §4 Submission]. */
export function handOverRoutes({ serve, config }: AreaContext, draftsOf: ApplicationDraftsOf) {
  serve(
    handOverApplication,
    async ({ params: { id }, body, request, reply }) => {
      const draft = requireOpenDraft(await draftsOf(request, reply).read(id, 'browser'))
      if (draft.audience !== 'internal') throw new ProblemError('draft-expired')
      const { checkSubmission, toCandidatePayload } = await loadSubmission()
      const values = await checkSubmission(draft, body.values, config)
      const masked = isMasked(draft, config)
      // Masked data must not reach the host page either.
      const visibleDraft = masked ? { ...draft, candidateRecord: null, candidateId: '0' } : draft
      return { payload: toCandidatePayload(visibleDraft, values, config) }
    },
    { admit: requireDraft(draftsOf) },
  )
}
