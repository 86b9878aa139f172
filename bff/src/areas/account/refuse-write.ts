import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

/** For a write that failed: 'outcome-unknown' where it may have happened all the same. */
export function refuseWrite(fault: unknown): never {
  if (fault instanceof UpstreamError && !fault.hadNoEffect)
    throw new ProblemError('outcome-unknown', { cause: fault })
  throw fault
}

/** For a new password that was not taken: the upstream's own words where it refuses. */
export function refusePassword(fault: unknown): never {
  // 401 speaks of the gateway's credentials.
  if (fault instanceof UpstreamError && fault.isRefusal && fault.status !== 401)
    throw new ProblemError('password-refused', { said: fault.upstreamMessage, cause: fault })
  refuseWrite(fault)
}
