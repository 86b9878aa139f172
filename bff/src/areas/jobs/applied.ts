import { checkAlreadyApplied } from '@gatehouse/contracts/portal/jobs'
import * as user from '@gatehouse/contracts/upstream/user'
import type { AreaContext } from '../area-context.ts'

/** Whether the caller has applied already: known before they begin to [2 §7]. */
export function applied({ serve }: AreaContext) {
  serve(checkAlreadyApplied, async ({ params: { id }, caller, call }) => {
    const answer = await call(user.jobApplyCheck, { params: { ewId: caller.userId, jobId: id } })
    return { applied: answer?.ApplicationExists ?? false }
  })
}
