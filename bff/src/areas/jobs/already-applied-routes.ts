import { checkAlreadyApplied } from '@gatehouse/contracts/portal/jobs'
import * as user from '@gatehouse/contracts/upstream/user'
import type { AreaContext } from '../area-context.ts'
import { isDuplicate } from '../translate/is-duplicate.ts'

export function alreadyAppliedRoutes({ serve }: AreaContext) {
  serve(checkAlreadyApplied, async ({ params: { id }, caller, call }) => {
    const check = await call(user.jobApplyCheck, { params: { ewId: caller.userId, jobId: id } })
    return { applied: isDuplicate(check) }
  })
}
