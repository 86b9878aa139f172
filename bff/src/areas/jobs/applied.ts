import { checkAlreadyApplied } from '@gatehouse/contracts/portal/jobs'
import { jobApplyCheck } from '@gatehouse/contracts/upstream/job/jobs'
import type { AreaContext } from '../area-context.ts'

/** Whether the caller has applied already: known before they begin to [2 §7]. */
export function applied({ serve }: AreaContext) {
  serve(checkAlreadyApplied, async ({ params: { id }, caller, call }) => {
    const answer = await call(jobApplyCheck, { params: { ewId: caller.userId, jobId: id } })
    return { applied: answer?.ApplicationExists ?? false }
  })
}
