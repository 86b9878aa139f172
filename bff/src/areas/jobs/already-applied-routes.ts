import { checkAlreadyApplied } from '@gatehouse/contracts/portal/jobs'
import { jobApplyCheck } from '@gatehouse/contracts/upstream/job'
import type { AreaContext } from '../area-context.ts'

export function alreadyAppliedRoutes({ serve }: AreaContext) {
  serve(checkAlreadyApplied, async ({ params: { id }, caller, call }) => {
    const check = await call(jobApplyCheck, { params: { ewId: caller.userId, jobId: id } })
    return { applied: check?.ApplicationExists ?? false }
  })
}
