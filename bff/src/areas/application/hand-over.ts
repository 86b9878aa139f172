import { handOverApplication } from '@gatehouse/contracts/portal/application'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { type DraftsOfJobs, openOnly } from './drafts-of-job.ts'
import { loadSending } from './lazy-submission.ts'
import { isMasked } from './masking.ts'

/** What the host page of internal staff is told, which sends it itself [2 §4 Submission]. */
export function handOver({ serve, config }: AreaContext, drafts: DraftsOfJobs) {
  serve(handOverApplication, async ({ params: { id }, body, request }) => {
    const draft = openOnly(await drafts.read(request, id, 'anybody'))
    if (draft.audience !== 'internal') throw new ProblemError('draft-expired')
    const { checkSubmission, toCandidatePayload } = await loadSending()
    const values = await checkSubmission(draft, body.values, config)
    const masked = isMasked(draft, config)
    // What an e-mail address alone must not tell, no page is given on its way to a host either.
    const shown = masked ? { ...draft, onFile: null, candidateId: '0' } : draft
    return { payload: toCandidatePayload(shown, values, masked) }
  })
}
