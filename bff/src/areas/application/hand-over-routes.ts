import { handOverApplication } from '@gatehouse/contracts/portal/application'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { withLevelNames } from '../resume/fields/with-level-names.ts'
import {
  type ApplicationDraftsOf,
  browserOwner,
  requireDraft,
  requireOpenDraft,
  requireVersion,
} from './application-drafts.ts'
import { checkSubmission } from './check-submission.ts'
import { toAuditedApplication, toSubmittedDraft } from './draft.ts'
import { identifyApplicant } from './identify-candidate.ts'
import { toHandOver } from './payload/to-hand-over.ts'

/** The host page of internal staff submits the payload itself [2 §4 Submission]. */
export function handOverRoutes({ serve, config }: AreaContext, draftsOf: ApplicationDraftsOf) {
  serve(
    handOverApplication,
    async ({ params: { id }, body, call, record, request, reply }) => {
      const drafts = draftsOf(request, reply)
      const stored = await drafts.read(id, 'browser')
      // Staff may have begun it on the visitors' page, and in the host's have opened it again.
      const isStaff = stored?.audience === 'internal' || request.isInternal
      if (!stored || !isStaff) throw new ProblemError('draft-expired')
      const draft = requireOpenDraft(stored)
      const values = await checkSubmission(draft, body.values, config)
      const { applicant, applied, prefill } = await identifyApplicant(call, draft, config)
      if (applied) throw new ProblemError('already-applied')
      const { payload, unchanged } = toHandOver(applicant, values, prefill)
      const named = await withLevelNames(call, draft.brand, payload)
      await drafts.update(id, 'browser', (current) => {
        requireVersion(current, [body.version])
        return toSubmittedDraft(current, false)
      })
      record({ event: 'application-handed-over', ...toAuditedApplication(id, draft) })
      return { payload: named, unchanged }
    },
    { admit: requireDraft(draftsOf, browserOwner) },
  )
}
